import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerAdminRequests, listAdminRequests, readOwnAccess } from '@shared-kit/contracts/admin';
import type { AdminRequest } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './requests.tsx';

const diego: AdminRequest = {
  idRequest: 5,
  person: { idPerson: 50, name: 'Diego Sampaio', department: 'Segurança', photo: '' },
  title: 'Liderança',
  teamName: 'Turma de março',
  initialDate: null,
  finalDate: null,
  seatsLeft: 1,
  missing: ['Ética'],
  createdAt: '2026-11-18 18:10:00',
};
const eva: AdminRequest = {
  ...diego,
  idRequest: 6,
  person: { ...diego.person, idPerson: 60, name: 'Eva Lacerda' },
  seatsLeft: 0,
  missing: [],
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { roles: ['approver'], rights: ['requests.answer', 'trainings.read'] });
  api.reply(listAdminRequests, { total: 2, requests: [diego, eva] });
});

const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/solicitacoes', route: '/admin/solicitacoes' },
  );

test('shows seats, and what the person has to complete first', async () => {
  open();
  const [first, second] = within(
    await screen.findByRole('list', { name: 'Solicitações que aguardam resposta' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('1 vaga');
  expect(first).toHaveTextContent('Falta concluir: Ética');
  expect(second).toHaveTextContent('Lotada');
});

test('sends nothing when the answer is undone', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar Diego Sampaio em Liderança' }));
  await waitFor(() => expect(screen.queryByText('Diego Sampaio')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Diego Sampaio')).toBeVisible();
  unmount();
  expect(api.calls(answerAdminRequests)).toEqual([]);
});

test('approves all with three clicks, and sends the answer when the page is left', async () => {
  api.reply(answerAdminRequests, { success: true, results: [] });
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar 2' }));
  expect(await screen.findByText('Nenhuma solicitação aguarda resposta')).toBeVisible();
  unmount();
  await waitFor(() => expect(api.calls(answerAdminRequests)).toHaveLength(1));
  expect(api.calls(answerAdminRequests)).toMatchObject([{ body: { decision: 'APPROVED', ids: [5, 6] } }]);
});

test('asks for the reason of a denial', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reprovar Eva Lacerda em Liderança' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprovar solicitação' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reprovar' }));
  expect(await dialog.findByText('Escreva o motivo.')).toBeVisible();
});

test('says so to people without the right, and shows them no other page', async () => {
  api.reply(readOwnAccess, { roles: [], rights: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Página para quem administra o portal' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Administração' })).toBeNull();
});
