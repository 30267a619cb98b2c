import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cancelEnrollmentRequest,
  listEnrollmentRequests,
  listEnrollmentsInProgress,
} from '@shared-kit/contracts/learning';
import type { EnrollmentRequest } from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { answeredRequestsPath } from '@shared-kit/contracts/journey';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from '../../pages/my-journey.tsx';

const pending: EnrollmentRequest = {
  idEnrollmentRequest: 5,
  idEnrollment: null,
  title: 'Liderança',
  teamName: 'Turma com aprovação',
  nodeCode: 'lideranca',
  creationDate: '2026-11-18 18:10:00',
  statusDate: null,
  status: 'PENDING',
  reason: '',
};
const approved: EnrollmentRequest = {
  ...pending,
  idEnrollmentRequest: 6,
  status: 'APPROVED',
  idEnrollment: 31,
  statusDate: '2026-11-20 12:00:00',
  title: 'Brigada',
};
const denied: EnrollmentRequest = {
  ...pending,
  idEnrollmentRequest: 7,
  status: 'DENIED',
  reason: 'Sem vagas este ano.',
  statusDate: '2026-11-20 12:00:00',
  title: 'NR-35',
};

const open = (at = '/myJourney/requestEnrollmentStatus') =>
  renderPage(<Page />, {
    at,
    route: '/myJourney/:tab?',
    session: { flags: [menuFlags.hasEnrollmentRequests] },
  });
const requestedQueries = () => api.calls(listEnrollmentRequests).map(({ query }) => query);

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listEnrollmentRequests, { totalRecords: 1, result: [pending] });
});

test('lists only pending requests at first, ten per page [B2.9-07] [B2.9-08] [B2.9-11] [B4.1-12]', async () => {
  open();
  expect(await screen.findByRole('table', { name: 'Solicitações de matrícula' })).toBeInTheDocument();
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
    'Todos',
    'Aprovado',
    'Reprovado',
    'Aguardando',
    'Cancelado',
  ]);
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false, true, false]);
  expect(requestedQueries()).toEqual([{ idUser: '7', offset: '0', limit: '10', status: 'PENDING' }]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Todos' }));
  await waitFor(() => expect(requestedQueries().at(-1)).toMatchObject({ status: 'APPROVED,DENIED,PENDING,CANCELED' }));
});

test('an address of answered requests lists those', async () => {
  open(answeredRequestsPath());
  expect(await screen.findByRole('checkbox', { name: 'Reprovado' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Aguardando' })).not.toBeChecked();
  await waitFor(() => expect(requestedQueries()).toMatchObject([{ status: 'APPROVED,DENIED' }]));
});

test('each status has its own action; only an approval has a date [B2.9-09] [B2.9-12] [B2.9-13] [B2.9-15]', async () => {
  api.reply(listEnrollmentRequests, { totalRecords: 3, result: [pending, approved, denied] });
  open();
  const table = await screen.findByRole('table', { name: 'Solicitações de matrícula' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Título', 'Data solicitação', 'Data aprovação', 'Status', 'Ações']);
  const row = (title: string) => within(within(table).getByText(title).closest('tr') as HTMLElement);
  expect(row('Liderança').getByRole('button', { name: /^Cancelar solicitação/ })).toBeInTheDocument();
  expect(row('Brigada').getByRole('link', { name: /^Ir à página/ })).toHaveAttribute('href', '/level/31');
  expect(row('Brigada').getByText('20/11/2026')).toBeInTheDocument();
  expect(row('NR-35').queryByText('20/11/2026')).toBeNull();
  expect(row('NR-35').getByRole('button', { name: /^Visualizar justificativa/ })).toBeInTheDocument();
});

test('shows the reason of a denied request [B2.9-14]', async () => {
  api.reply(listEnrollmentRequests, { totalRecords: 1, result: [denied] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Visualizar justificativa/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Justificativa de reprovação da matrícula:' }));
  expect(dialog.getByText('Sem vagas este ano.')).toBeInTheDocument();
  expect(dialog.getByText('Reprovada em 20/11/2026')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Ok, entendi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a pending request is withdrawn after confirmation, and the list is refetched [B2.9-16] [B4.1-13] [B4.1-14]', async () => {
  api.reply(cancelEnrollmentRequest, { success: true });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Cancelar solicitação/ }));
  let dialog = within(
    await screen.findByRole('dialog', { name: 'Tem certeza de que deseja cancelar a solicitação de matrícula?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Sair' }));
  expect(api.calls(cancelEnrollmentRequest)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /^Cancelar solicitação/ }));
  dialog = within(await screen.findByRole('dialog'));
  api.reply(listEnrollmentRequests, { totalRecords: 0, result: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar Solicitação' }));
  expect(await screen.findByText('Sem Solicitações de matrícula')).toBeInTheDocument();
  expect(api.calls(cancelEnrollmentRequest)).toMatchObject([{ params: { idEnrollmentRequest: '5' } }]);
});

test('keeps the focus on the pagination when it is used with the keyboard', async () => {
  api.reply(listEnrollmentRequests, { totalRecords: 25, result: [pending] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(requestedQueries()).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Próxima página' })).toHaveFocus();
});

test('goes to the last page when the list has become shorter', async () => {
  api.reply(listEnrollmentRequests, ({ query }) =>
    query['offset'] === '10' ? { totalRecords: 10, result: [] } : { totalRecords: 11, result: [pending] },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Próxima página' }));
  await waitFor(() => expect(requestedQueries().map((query) => query?.['offset'])).toEqual(['0', '10', '0']));
  expect(await screen.findByText('Liderança')).toBeInTheDocument();
});

test("shows 'Sem Solicitações de matrícula' without requests, with a way to all [B2.9-10]", async () => {
  api.reply(listEnrollmentRequests, { totalRecords: 0, result: [] });
  open();
  expect(await screen.findByText('Sem Solicitações de matrícula')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar todas' }));
  await waitFor(() => expect(requestedQueries().at(-1)).toMatchObject({ status: 'APPROVED,DENIED,PENDING,CANCELED' }));
});

test('the history has no requests tab for a person without requests [B2.2-02]', async () => {
  api.reply(listEnrollmentsInProgress, { data: [] });
  renderPage(<Page />, { at: '/myJourney/requestEnrollmentStatus', route: '/myJourney/:tab?' });
  expect(await screen.findByText('Sem matrículas.')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Solicitações de matrícula' })).toBeNull();
});
