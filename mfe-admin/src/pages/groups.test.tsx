import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAdminJobs, listGroups, readOwnAccess, renameGroup } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './groups.tsx';

const brigade = { idGroup: 3, name: 'Brigada', people: 12, version: 'v1', nameVersion: 'n1' };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['admin.enter', 'people.read', 'groups.edit'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(listGroups, { groups: [brigade] });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/grupos', route: '/admin/grupos' },
  );

async function openDialog() {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Renomear o grupo Brigada' }));
  return within(await screen.findByRole('dialog', { name: 'Renomear o grupo Brigada' }));
}

async function type(dialog: Awaited<ReturnType<typeof openDialog>>, name: string) {
  const field = dialog.getByRole('textbox', { name: 'Nome do grupo' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  return field;
}

test('a group leads to its people and is renamed in the version of its name', async () => {
  api.reply(renameGroup, { success: true });
  const dialog = await openDialog();
  const save = dialog.getByRole('button', { name: 'Salvar' });
  expect(save).toBeDisabled();
  await type(dialog, 'Brigada de incêndio');
  await userEvent.click(save);
  expect(await screen.findByText('Grupo renomeado: Brigada de incêndio.')).toBeVisible();
  expect(api.calls(renameGroup)).toMatchObject([
    { params: { idGroup: '3' }, body: { version: 'n1', name: 'Brigada de incêndio' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Brigada' })).toHaveAttribute('href', '/admin/pessoas?grupo=3');
});

test('a taken name is reported at its field, and a name that somebody else changed is shown before the next save', async () => {
  const taken = 'Já existe um grupo com este nome';
  const issues = [{ path: 'body.name', message: taken }];
  api.refuse(renameGroup, { status: 409, code: 'admin.group-exists', message: `${taken}.`, issues });
  const dialog = await openDialog();
  const field = await type(dialog, 'Cipa');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(taken);

  const message = 'Outra pessoa mudou o nome deste grupo para Brigada 2.';
  api.refuse(renameGroup, { status: 409, code: 'admin.changed-meanwhile', message });
  api.reply(listGroups, { groups: [{ ...brigade, name: 'Brigada 2', nameVersion: 'n2' }] });
  await type(dialog, 'Cipa 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Renomear o grupo Brigada 2' })).toBeVisible();
  api.reply(renameGroup, { success: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(api.calls(renameGroup)).toHaveLength(3));
  expect(api.calls(renameGroup)[2]).toMatchObject({ body: { version: 'n2', name: 'Cipa 2' } });
});

test('somebody who may not change groups sees neither action', async () => {
  api.reply(readOwnAccess, { hasPassword: true, roles: ['reports'], rights: ['admin.enter', 'people.read'] });
  open();
  expect(await screen.findByRole('link', { name: 'Brigada' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Renomear|Excluir/ })).toBeNull();
});
