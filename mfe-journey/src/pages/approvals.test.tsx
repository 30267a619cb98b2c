import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTeamRequests, listTeamRequests } from '@shared-kit/contracts/learning';
import type { TeamRequest } from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './approvals.tsx';

const diego: TeamRequest = {
  idEnrollmentRequest: 5,
  person: { name: 'Diego Sampaio', department: 'Segurança', photo: '' },
  title: 'Liderança',
  teamName: 'Turma de março',
  initialDate: '2026-12-01 03:00:00',
  finalDate: '2026-12-20 03:00:00',
  totalVacanciesAvailable: 1,
  creationDate: '2026-11-18 18:10:00',
  statusDate: null,
  status: 'PENDING',
  reason: '',
  answeredBy: '',
};
const eva: TeamRequest = {
  ...diego,
  idEnrollmentRequest: 6,
  person: { name: 'Eva Lacerda', department: '', photo: '' },
  totalVacanciesAvailable: 0,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listTeamRequests, { totalRecords: 2, result: [diego, eva] });
});
const open = () =>
  renderPage(<Page />, {
    at: '/aprovacoes',
    route: '/aprovacoes',
    session: { flags: [menuFlags.answersRequests] },
  });

test('shows who requests what, since when, and the seats of the class', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Solicitações que aguardam resposta' }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('Diego Sampaio');
  expect(first).toHaveTextContent('Solicitada em 18/11/2026');
  expect(first).toHaveTextContent('1 vaga restante');
  expect(second).toHaveTextContent('Turma lotada');
});

test('approves one request', async () => {
  api.reply(answerTeamRequests, { success: true, results: [{ idEnrollmentRequest: 5, code: null, message: '' }] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Aprovar Diego Sampaio em Liderança' }));
  await waitFor(() => expect(api.calls(listTeamRequests)).toHaveLength(2));
  expect(api.calls(answerTeamRequests)).toMatchObject([{ body: { decision: 'APPROVED', ids: [5] } }]);
});

test('requires a reason to deny, and sends it', async () => {
  api.reply(answerTeamRequests, { success: true, results: [{ idEnrollmentRequest: 6, code: null, message: '' }] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reprovar Eva Lacerda em Liderança' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reprovar solicitação' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reprovar' }));
  expect(await dialog.findByText('Escreva o motivo.')).toBeInTheDocument();
  expect(api.calls(answerTeamRequests)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Há outra turma em março.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reprovar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(answerTeamRequests)).toMatchObject([
    { body: { decision: 'DENIED', ids: [6], reason: 'Há outra turma em março.' } },
  ]);
});

test('answers several requests at once and names the ones that were refused', async () => {
  api.reply(answerTeamRequests, {
    success: true,
    results: [
      { idEnrollmentRequest: 5, code: null, message: '' },
      { idEnrollmentRequest: 6, code: 'learning.no-vacancy', message: 'Não há mais vagas nesta turma.' },
    ],
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar selecionadas' }));
  expect(await screen.findByText(/Eva Lacerda, Liderança: Não há mais vagas nesta turma\./)).toBeInTheDocument();
  expect(api.calls(answerTeamRequests)).toMatchObject([{ body: { decision: 'APPROVED', ids: [5, 6] } }]);
});

test('tells people who answer nothing so, and requests no list', async () => {
  renderPage(<Page />, { at: '/aprovacoes', route: '/aprovacoes' });
  expect(await screen.findByText('Página para quem responde solicitações')).toBeInTheDocument();
  expect(api.calls(listTeamRequests)).toEqual([]);
});

test('says that nothing waits for an answer', async () => {
  api.reply(listTeamRequests, { totalRecords: 0, result: [] });
  open();
  expect(await screen.findByText('Nenhuma solicitação aguarda resposta')).toBeInTheDocument();
});

test('offers another try when the list does not load', async () => {
  api.refuse(listTeamRequests, { status: 409, code: 'x.y', message: 'Não.' });
  open();
  expect(await screen.findByText('Não foi possível carregar as solicitações')).toBeInTheDocument();
  api.reply(listTeamRequests, { totalRecords: 1, result: [diego] });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Diego Sampaio')).toBeInTheDocument();
});

test('shows answered requests with date, name and reason', async () => {
  open();
  await screen.findByText('Diego Sampaio');
  api.reply(listTeamRequests, {
    totalRecords: 1,
    result: [
      { ...diego, status: 'DENIED', statusDate: '2026-11-20 12:00:00', reason: 'Sem vagas.', answeredBy: 'Paula' },
    ],
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Respondidas' }));
  expect(await screen.findByText('Em 20/11/2026, por Paula')).toBeInTheDocument();
  expect(screen.getByText('Sem vagas.')).toBeInTheDocument();
});
