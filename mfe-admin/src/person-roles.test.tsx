import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  giveRole,
  listAdminTrainings,
  listPeopleOptions,
  readPersonRoles,
  revokeRole,
} from '@shared-kit/contracts/admin';
import { useInvalidate } from '@shared-kit/runtime/api';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { PersonRoles } from './features/person-roles/person-roles.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
});

/** Reads the roles again, as a change elsewhere on the page does. */
let readAgain: () => void;

function ReadAgain() {
  const invalidate = useInvalidate();
  useEffect(() => {
    readAgain = () => void invalidate(readPersonRoles);
  }, [invalidate]);
  return null;
}

const open = () =>
  renderPage(
    <>
      <PersonRoles idPerson={7} />
      <ReadAgain />
      <ToastRegion />
    </>,
    { at: '/admin/pessoas/7', route: '/admin/pessoas/:idPerson' },
  );

test('gives a role in a scope of departments', async () => {
  api.reply(readPersonRoles, {
    name: 'Ana Moura',
    version: 'v1',
    roles: [],
    canGive: ['hr', 'reports'],
    canTake: [],
    hasPassword: true,
  });
  api.reply(listPeopleOptions, { departments: [{ name: 'Operações', people: 3, level: null }], groups: [] });
  api.reply(listAdminTrainings, { trainings: [] });
  api.reply(giveRole, { success: true, version: 'v2' });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Dar um papel' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar um papel' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Alcance/ }), 'Departamentos');
  expect(dialog.getByRole('button', { name: 'Dar o papel' })).toBeDisabled();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Operações' }));
  expect(dialog.getByRole('button', { name: 'Dar o papel' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/Sua senha/), 'azulejo123');
  await userEvent.click(dialog.getByRole('button', { name: 'Dar o papel' }));
  await waitFor(() => expect(api.calls(giveRole)).toHaveLength(1));
  expect(api.calls(giveRole)).toMatchObject([
    {
      body: {
        version: 'v1',
        role: 'hr',
        scope: { kind: 'departments', departments: ['Operações'] },
        password: 'azulejo123',
      },
    },
  ]);
});

test('takes a role after the password only, and the undo gives it back', async () => {
  const role = { grant: 5, role: 'hr', scope: { kind: 'all' }, scopeText: 'Toda a empresa' } as const;
  api.reply(readPersonRoles, {
    name: 'Ana Moura',
    version: 'v1',
    roles: [{ ...role, givenBy: 'João', givenAt: null }],
    canGive: [],
    canTake: [5],
    hasPassword: true,
  });
  api.reply(giveRole, { success: true, version: 'v2' });
  const message = 'Senha atual incorreta';
  const issues = [{ path: 'body.password', message }];
  api.refuse(revokeRole, { status: 422, code: 'identity.wrong-current-password', message, issues });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar o papel Pessoas (RH)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tirar o papel Pessoas (RH) de Ana Moura' }));
  await userEvent.type(dialog.getByLabelText(/Sua senha/), 'errada{Enter}');
  expect(await dialog.findByText(message)).toBeVisible();
  api.reply(revokeRole, { success: true, version: 'v2' });
  await userEvent.type(dialog.getByLabelText(/Sua senha/), '2{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(api.calls(revokeRole).map(({ body }) => body)).toEqual([
    { version: 'v1', password: 'errada' },
    { version: 'v1', password: 'errada2' },
  ]);
  expect(api.calls(giveRole)).toMatchObject([
    { body: { version: 'v2', role: 'hr', scope: { kind: 'all' }, password: 'errada2' } },
  ]);
});

const rh = { grant: 5, role: 'hr', scope: { kind: 'all' }, givenBy: 'João', givenAt: null } as const;
const before = {
  name: 'Ana Moura',
  version: 'v1',
  roles: [{ ...rh, scopeText: 'Toda a empresa' }],
  canGive: ['reports' as const],
  canTake: [5],
  hasPassword: true,
};
const dpo = { ...rh, grant: 6, role: 'dpo', scopeText: 'Toda a empresa' } as const;
const after = { ...before, version: 'v2', roles: [...before.roles, dpo] };
const refusal = { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou os papéis.' };

test.each([
  ['giving', giveRole, 'Dar um papel', 'Dar o papel'],
  ['taking', revokeRole, 'Tirar o papel Pessoas (RH)', 'Tirar'],
] as const)(
  '%s a role after somebody else changed them shows the current roles, and acts on these when it is confirmed again',
  async (_, endpoint, opener, confirm) => {
    api.reply(readPersonRoles, before);
    api.refuse(endpoint, refusal);
    open();
    await userEvent.click(await screen.findByRole('button', { name: opener }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Sua senha/), 'azulejo123');
    api.reply(readPersonRoles, after);
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(await dialog.findByText(refusal.message)).toBeVisible();
    expect(await dialog.findByText(/Encarregado.*\(Toda a empresa\)/)).toBeVisible();
    api.reply(endpoint, { success: true, version: 'v3' });
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(endpoint).map(({ body }) => body)).toMatchObject([{ version: 'v1' }, { version: 'v2' }]);
  },
);

test('a dialog acts on the roles that its page showed when it was opened, whatever is read meanwhile', async () => {
  api.reply(readPersonRoles, before);
  api.refuse(revokeRole, refusal);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar o papel Pessoas (RH)' }));
  const dialog = within(await screen.findByRole('dialog'));
  api.reply(readPersonRoles, after);
  act(() => readAgain());
  await waitFor(() => expect(api.calls(readPersonRoles)).toHaveLength(2));
  await userEvent.type(dialog.getByLabelText(/Sua senha/), 'azulejo123{Enter}');
  await waitFor(() => expect(api.calls(revokeRole)).toMatchObject([{ body: { version: 'v1' } }]));
});
