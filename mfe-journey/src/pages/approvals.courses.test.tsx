import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTeamExternalCourse, listTeamExternalCourses } from '@shared-kit/contracts/journey';
import type { TeamExternalCourse } from '@shared-kit/contracts/journey';
import { bellEntryArrived } from '@shared-kit/contracts/notifications';
import { listTeamRequests } from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './approvals.tsx';

const course: TeamExternalCourse = {
  idUserExternalCourse: 9,
  person: { name: 'Eva Lacerda', department: 'Operações', photo: '' },
  title: 'NR-35',
  type: 'IN_PERSON',
  workload: 8,
  startDate: '2026-11-20',
  finishDate: '2026-11-22',
  expirationDate: null,
  entityName: 'SENAI',
  evidencePath: 'x',
  evidence: { name: 'certificado.pdf', url: '/aurora/media/x' },
  status: 'PENDING',
  statusReason: '',
  hasResubmission: false,
  resubmissionStatus: null,
  creationDate: '2026-11-22 15:00:00',
  lastModifiedDate: '2026-11-22 15:00:00',
  idParentUserExternalCourse: null,
  answeredBy: '',
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listTeamRequests, { totalRecords: 0, result: [] });
  api.reply(listTeamExternalCourses, { totalRecords: 1, result: [course] });
  api.reply(answerTeamExternalCourse, { success: true });
});
const open = (flags: string[] = [menuFlags.answersRequests, menuFlags.externalCourses]) =>
  renderPage(<Page />, { at: '/aprovacoes?tab=externalCourse', route: '/aprovacoes', session: { flags } });

test('shows a course with its facts and a link to the evidence', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Cursos externos que aguardam resposta' }));
  const item = list.getByRole('listitem');
  expect(item).toHaveTextContent('NR-35 (SENAI)');
  expect(item).toHaveTextContent('Presencial · 8 h · 20/11/2026 a 22/11/2026');
  expect(within(item).getByRole('link', { name: /Ver comprovante de Eva Lacerda/ })).toHaveAttribute(
    'href',
    '/aurora/media/x',
  );
});

test('approves a course in the version that is shown', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Validar NR-35 de Eva Lacerda' }));
  await waitFor(() => expect(api.calls(listTeamExternalCourses)).toHaveLength(2));
  expect(api.calls(answerTeamExternalCourse)).toMatchObject([
    { params: { id: '9' }, body: { decision: 'APPROVED', lastModifiedDate: '2026-11-22 15:00:00' } },
  ]);
});

test('requires a reason to reject, and sends it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Rejeitar NR-35 de Eva Lacerda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rejeitar curso externo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rejeitar' }));
  expect(await dialog.findByText('Escreva o motivo.')).toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'O certificado está ilegível.');
  await userEvent.click(dialog.getByRole('button', { name: 'Rejeitar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(answerTeamExternalCourse)).toMatchObject([
    { body: { decision: 'REJECTED', reason: 'O certificado está ilegível.' } },
  ]);
});

test('shows answered courses on request, with who answered and why', async () => {
  open();
  await screen.findByText('Eva Lacerda');
  const answered = { status: 'REJECTED' as const, statusReason: 'Ilegível.', answeredBy: 'Paula Ramos' };
  api.reply(listTeamExternalCourses, { totalRecords: 1, result: [{ ...course, ...answered }] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mostrar respondidos' }));
  expect(await screen.findByText('Em 22/11/2026, por Paula Ramos')).toBeInTheDocument();
  expect(screen.getByText('Ilegível.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Validar/ })).toBeNull();
});

test('reads the list again when the bell announces a new course', async () => {
  open();
  await screen.findByText('Eva Lacerda');
  publish(bellEntryArrived, { kind: 'request' });
  await waitFor(() => expect(api.calls(listTeamExternalCourses)).toHaveLength(2));
});

test('a tenant without external courses has no such tab', async () => {
  open([menuFlags.answersRequests]);
  expect(await screen.findByText('Nenhuma solicitação aguarda resposta')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Cursos externos' })).toBeNull();
});
