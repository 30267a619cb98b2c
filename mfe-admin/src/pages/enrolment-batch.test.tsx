import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  batchOutcomes,
  cancelAdminJob,
  listAdminJobs,
  listBatchRows,
  readEnrolmentBatch,
  readOwnAccess,
  undoEnrolmentBatch,
} from '@shared-kit/contracts/admin';
import type { AdminJob, BatchOutcome, EnrolmentBatch } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './enrolment-batch.tsx';

const places = { previous: null, next: null };
const countsOf = (changes: Partial<Record<BatchOutcome, number>>) => ({
  ...(Object.fromEntries(batchOutcomes.map((outcome) => [outcome, 0])) as Record<BatchOutcome, number>),
  ...changes,
});

const job: AdminJob = {
  idJob: 5,
  kind: 'enrol-people',
  state: 'running',
  title: 'NR-23',
  actorName: 'Olga',
  done: 2000,
  total: 12_431,
  failure: '',
  idImport: null,
  idBatch: 7,
  isDismissed: false,
  createdAt: '2026-11-27 10:00:00',
  finishedAt: null,
};

const done: EnrolmentBatch = {
  idBatch: 7,
  kind: 'enrol',
  state: 'done',
  actorName: 'Olga',
  createdAt: '2026-11-27 10:00:00',
  people: 12_431,
  dueAt: null,
  reason: 'NR-23',
  trainings: [
    {
      idTraining: 3,
      title: 'NR-23',
      className: 'Turma A',
      counts: countsOf({ enrolled: 12_000, already: 400, inactive: 31 }),
    },
  ],
  undoUntil: '2026-11-28 10:00:00',
  job: { ...job, state: 'done', done: 12_431 },
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places });
  api.reply(listBatchRows, {
    rows: [
      {
        idRow: 1,
        person: { idPerson: 9, name: 'Ana Lima', department: 'Operações' },
        title: 'NR-23',
        outcome: 'already',
      },
    ],
    places,
  });
});

function open(changes: Partial<EnrolmentBatch> = {}) {
  api.reply(readEnrolmentBatch, { batch: { ...done, ...changes } });
  renderPage(<Page />, { at: '/admin/inscricoes/lotes/7', route: '/admin/inscricoes/lotes/:idBatch' });
}

test('shows how far the job is, and cancels it', async () => {
  api.reply(cancelAdminJob, { success: true });
  open({ state: 'enrolling', undoUntil: null, job });
  expect(await screen.findByRole('progressbar', { name: 'Inscrição de muitas pessoas' })).toHaveAttribute(
    'aria-valuetext',
    '2.000 de 12.431 inscrições',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(api.calls(cancelAdminJob)).toMatchObject([{ params: { idJob: '5' } }]));
});

test('accounts for everybody, with those who were not enrolled first', async () => {
  open();
  expect(await screen.findByText('12.000 pessoas inscritas')).toBeVisible();
  expect(screen.getByText('31 sem acesso ao portal')).toBeVisible();
  const tabs = within(screen.getByRole('tablist', { name: 'Pessoas, pelo que aconteceu' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Já estavam inscritas'),
    expect.stringContaining('Sem acesso'),
    expect.stringContaining('Inscritas'),
  ]);
  expect(await screen.findByRole('link', { name: 'Ana Lima' })).toHaveAttribute('href', expect.stringContaining('/9'));
  expect(api.calls(listBatchRows)[0]?.query).toMatchObject({ outcome: 'already' });
});

test('asks before it undoes, and says what stays', async () => {
  api.reply(undoEnrolmentBatch, { success: true, idBatch: 7 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer inscrições' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer estas inscrições?' }));
  expect(dialog.getByText(/Quem já começou ou concluiu fica/)).toBeVisible();
  expect(api.calls(undoEnrolmentBatch)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Desfazer inscrições' }));
  await waitFor(() => expect(api.calls(undoEnrolmentBatch)).toHaveLength(1));
});

test('says that a cancelled job keeps what it did, and offers no undo of an undone batch', async () => {
  open({
    trainings: [
      { idTraining: 3, title: 'NR-23', className: '', counts: countsOf({ undone: 1000, 'not-reached': 500 }) },
    ],
    undoUntil: null,
    job: { ...job, state: 'cancelled' },
  });
  expect(await screen.findByText('A tarefa foi cancelada. O que ela já tinha feito ficou.')).toBeVisible();
  expect(screen.getByText('500 não foram alcançadas antes de a tarefa parar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer inscrições' })).toBeNull();
});

test('says what ended with a batch that ends enrolments, and restores them after asking', async () => {
  api.reply(undoEnrolmentBatch, { success: true, idBatch: 7 });
  open({
    kind: 'end',
    trainings: [{ idTraining: 3, title: 'NR-23', className: '', counts: countsOf({ ended: 400 }) }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancelamento de muitas inscrições' })).toBeVisible();
  expect(screen.getByText('400 inscrições canceladas')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer cancelamento' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Desfazer este cancelamento?' }));
  // The job may have ended before the page reads the batch again.
  const counts = countsOf({ restored: 400 });
  const trainings = [{ idTraining: 3, title: 'NR-23', className: '', counts }];
  api.reply(readEnrolmentBatch, { batch: { ...done, kind: 'end', state: 'undone', undoUntil: null, trainings } });
  await userEvent.click(dialog.getByRole('button', { name: 'Desfazer cancelamento' }));
  expect(await screen.findByRole('table', { name: 'Restauradas' })).toBeVisible();
  expect(api.calls(undoEnrolmentBatch)).toHaveLength(1);
});
