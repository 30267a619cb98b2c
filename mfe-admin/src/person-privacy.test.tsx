import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  erasePerson,
  listAdminJobs,
  previewErasure,
  readOwnAccess,
  readPerson,
} from '@shared-kit/contracts/admin';
import type { AdministeredPerson } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './pages/person.tsx';

const fields = {
  name: 'Ana Moura',
  username: 'ana',
  email: '',
  cpf: '',
  phone: '',
  department: '',
  role: '',
  idLeader: null,
};
const ana: AdministeredPerson = {
  idPerson: 7,
  version: 'v1',
  fields,
  leaderName: '',
  photo: '',
  state: 'active',
  hasPassword: true,
  lastLogin: null,
  lastAccess: null,
  createdAt: '2026-01-05 10:00:00',
  groups: [],
  sessions: [],
  canEdit: true,
  canChangeAccess: true,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(readPerson, { person: ana });
  api.reply(previewErasure, {
    deleted: [{ title: 'Sessões', rows: 2 }],
    kept: [{ title: 'Matrículas', rows: 12, reason: 'Prova de treinamento' }],
    needsConfirmation: false,
    waiting: null,
  });
});

const open = () => renderPage(<Page />, { at: '/admin/pessoas/7?aba=privacidade', route: '/admin/pessoas/:idPerson' });

test('an erasure shows both lists, and asks for the login and the reason', async () => {
  api.reply(erasePerson, { success: true, state: 'erased' });
  open();
  expect(await screen.findByText('Sessões (2)')).toBeVisible();
  expect(screen.getByText('Matrículas (12): Prova de treinamento')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apagar pessoa…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar Ana Moura?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Digite o login da pessoa: ana' }), 'ana');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Pedido 12');
  await userEvent.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
  await waitFor(() => expect(api.calls(erasePerson)).toHaveLength(1));
  expect(api.calls(erasePerson)).toMatchObject([{ body: { username: 'ana', reason: 'Pedido 12' } }]);
});

test('a wrong login is shown at its field', async () => {
  api.refuse(erasePerson, {
    status: 409,
    code: 'admin.erasure-login',
    message: 'O login não confere.',
    issues: [{ path: 'body.username', message: 'O login não confere' }],
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar pessoa…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Apagar para sempre' }));
  expect(await dialog.findByText('O login não confere')).toBeVisible();
});

test('an erasure that needs a second person is asked for, and a waiting one is not asked for again', async () => {
  const lists = { deleted: [], kept: [], needsConfirmation: true };
  const waiting = { askedBy: 'João', isOwn: true, until: '2026-11-27 12:00:00' };
  api.reply(previewErasure, { ...lists, waiting: null });
  api.reply(erasePerson, () => {
    api.reply(previewErasure, { ...lists, waiting });
    return { success: true as const, state: 'asked' as const };
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar pessoa…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar Ana Moura?' }));
  expect(dialog.getByText(/^Outra pessoa da administração tem de confirmar/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Digite o login da pessoa: ana' }), 'ana');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Pedido 12');
  await userEvent.click(dialog.getByRole('button', { name: 'Pedir confirmação' }));
  expect(await screen.findByText(/^João pediu para apagar esta pessoa/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apagar pessoa…' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveAttribute(
    'href',
    '/admin/solicitacoes?tipo=confirmacoes',
  );
});
