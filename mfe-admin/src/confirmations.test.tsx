import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  answerConfirmation,
  listAdminJobs,
  listConfirmations,
  readFourEyes,
  readOwnAccess,
  switchFourEyes,
} from '@shared-kit/contracts/admin';
import type { Confirmation } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { FourEyes } from './features/four-eyes/four-eyes.tsx';
import { Page } from './pages/requests.tsx';

let api: MockApi;
const request: Confirmation = {
  idConfirmation: 4,
  kind: 'erase-person',
  person: { idPerson: 7, name: 'Olavo Some', username: 'olavo' },
  askedBy: 'Ana Pede',
  isOwn: false,
  reason: 'Pedido dela',
  changes: [],
  isOutdated: false,
  askedAt: '2026-11-20 12:00:00',
  until: '2026-11-27 12:00:00',
};

beforeEach(() => {
  api = new MockApi();
  // An officer has nothing else in the inbox.
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['dpo'],
    rights: adminRights.filter((right) => right === 'people.privacy'),
  });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(listConfirmations, { total: 1, confirmations: [request], hasPassword: true });
  api.reply(answerConfirmation, { success: true });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/solicitacoes?tipo=confirmacoes', route: '/admin/solicitacoes' },
  );
const answers = () => api.calls(answerConfirmation).map(({ body }) => body);

test('confirms a request of somebody else after the password', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Pedidos que esperam uma segunda pessoa' }));
  expect(list.getByText(/^Pedido por Ana Pede/)).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Confirmar: Apagar Olavo Some (olavo)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apagar Olavo Some (olavo)' }));
  expect(dialog.getByText(/Isto não tem volta/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
  expect(await dialog.findByText('Informe a sua senha.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Sua senha/), 'azulejo123{Enter}');
  expect(await screen.findByText('Pedido confirmado e feito.')).toBeVisible();
  expect(answers()).toEqual([{ decision: 'confirm', password: 'azulejo123' }]);
});

test('refuses a request with a reason', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Recusar:/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar o pedido' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Engano');
  await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Pedido recusado.')).toBeVisible();
  expect(answers()).toEqual([{ decision: 'refuse', reason: 'Engano' }]);
});

test('the sender of a request can withdraw it and not confirm it', async () => {
  api.reply(listConfirmations, { total: 0, confirmations: [{ ...request, isOwn: true }], hasPassword: true });
  open();
  const withdraw = await screen.findByRole('button', { name: /^Retirar pedido:/ });
  expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
  await userEvent.click(withdraw);
  await waitFor(() => expect(answers()).toEqual([{ decision: 'withdraw', reason: '' }]));
});

test('shows what changes before a new login is confirmed, and offers no confirmation once the settings have changed', async () => {
  const sso: Confirmation = {
    ...request,
    kind: 'change-sso',
    person: null,
    reason: '',
    changes: [
      { title: 'Login único', before: 'desligado', after: 'ligado' },
      { title: 'Endereço de login do provedor', before: '', after: 'https://idp.exemplo.com.br/sso' },
    ],
  };
  const outdated: Confirmation = { ...sso, idConfirmation: 5, changes: [], isOutdated: true };
  api.reply(listConfirmations, { total: 2, confirmations: [sso, outdated], hasPassword: true });
  open();
  expect(await screen.findByText(/^O login único mudou depois do pedido/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Recusar: Mudar o login único' })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmar: Mudar o login único' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mudar o login único' }));
  expect(dialog.getByText('https://idp.exemplo.com.br/sso')).toBeVisible();
  expect(dialog.getByText('de “desligado” para “ligado”')).toBeVisible();
});

test('the setting says that a second person is asked before it goes off', async () => {
  const state = { isOn: true, isDefault: true, administrators: 2, canSwitch: true, hasPassword: true };
  api.reply(readFourEyes, { ...state, isWaiting: false });
  api.reply(switchFourEyes, () => {
    api.reply(readFourEyes, { ...state, isWaiting: true });
    return { success: true as const, state: 'asked' as const };
  });
  renderPage(
    <>
      <FourEyes />
      <ToastRegion />
    </>,
    { at: '/admin/acessos', route: '/admin/acessos' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Desligar…' }));
  await userEvent.type(await screen.findByLabelText(/Sua senha/), 'azulejo123{Enter}');
  expect(await screen.findByText('Pedido feito. Desliga quando outra pessoa confirmar.')).toBeVisible();
  expect(await screen.findByText(/^Alguém pediu para desligar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desligar…' })).toBeNull();
});
