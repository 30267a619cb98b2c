import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  giveRole,
  listAdminTrainings,
  listPeopleOptions,
  readPersonRoles,
  revokeRole,
} from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { PersonRoles } from './features/person-roles/person-roles.tsx';

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
});

const open = () =>
  renderPage(
    <>
      <PersonRoles idPerson={7} />
      <ToastRegion />
    </>,
    { at: '/admin/pessoas/7', route: '/admin/pessoas/:idPerson' },
  );

test('gives a role in a scope of departments', async () => {
  api.reply(readPersonRoles, {
    name: 'Ana Moura',
    roles: [],
    canGive: ['hr', 'reports'],
    canTake: [],
    hasPassword: true,
  });
  api.reply(listPeopleOptions, { departments: [{ name: 'Operações', people: 3, level: null }], groups: [] });
  api.reply(listAdminTrainings, { trainings: [] });
  api.reply(giveRole, { success: true });
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
    { body: { role: 'hr', scope: { kind: 'departments', departments: ['Operações'] }, password: 'azulejo123' } },
  ]);
});

test('takes a role after the password only, and the undo gives it back', async () => {
  const role = { grant: 5, role: 'hr', scope: { kind: 'all' }, scopeText: 'Toda a empresa' } as const;
  api.reply(readPersonRoles, {
    name: 'Ana Moura',
    roles: [{ ...role, givenBy: 'João', givenAt: null }],
    canGive: [],
    canTake: [5],
    hasPassword: true,
  });
  api.reply(giveRole, { success: true });
  const message = 'Senha atual incorreta';
  const issues = [{ path: 'body.password', message }];
  api.refuse(revokeRole, { status: 422, code: 'identity.wrong-current-password', message, issues });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Tirar o papel Pessoas (RH)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tirar o papel Pessoas (RH) de Ana Moura' }));
  await userEvent.type(dialog.getByLabelText(/Sua senha/), 'errada{Enter}');
  expect(await dialog.findByText(message)).toBeVisible();
  api.reply(revokeRole, { success: true });
  await userEvent.type(dialog.getByLabelText(/Sua senha/), '2{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(api.calls(revokeRole).map(({ body }) => body)).toEqual([{ password: 'errada' }, { password: 'errada2' }]);
  expect(api.calls(giveRole)).toMatchObject([{ body: { role: 'hr', scope: { kind: 'all' }, password: 'errada2' } }]);
});
