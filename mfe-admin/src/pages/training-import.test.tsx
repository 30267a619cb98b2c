import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  cancelAdminJob,
  commitTrainingImport,
  describeTrainingImport,
  listAdminJobs,
  readOwnAccess,
  readTrainingImport,
} from '@shared-kit/contracts/admin';
import type { TrainingImport } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './training-import.tsx';

const found: TrainingImport = {
  idImport: 7,
  fileName: 'curso.zip',
  kind: 'scorm',
  state: 'checked',
  training: {
    title: 'Curso',
    workload: '',
    catalog: null,
    needsApproval: false,
    givesCertificate: true,
    validMonths: null,
  },
  catalogs: [],
  faults: [],
  entries: [
    { kind: 'content', key: 'scorm-curso', title: 'Curso', file: 'content/scorm-curso.yaml', state: 'same' },
    { kind: 'training', key: 'scorm-curso', title: 'Curso', file: 'learning/scorm-curso.yaml', state: 'new' },
  ],
  leftOut: [],
  notes: ['SCORM 1.2, 1 lição.'],
  job: null,
  importedAt: null,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
});

function open(changes: Partial<TrainingImport> = {}) {
  api.reply(readTrainingImport, { import: { ...found, ...changes } });
  const route = '/admin/importar-treinamento/:idImport';
  renderPage(<Page />, { at: '/admin/importar-treinamento/7', route });
}

test('a described package is checked again before it can be imported', async () => {
  api.reply(describeTrainingImport, { success: true, idImport: 7 });
  api.reply(commitTrainingImport, { success: true, idImport: 7 });
  open();
  const commit = await screen.findByRole('button', { name: 'Importar 1 item' });
  expect(commit).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Conferir de novo' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Carga horária' }), '8 horas');
  await userEvent.type(screen.getByRole('textbox', { name: 'Validade em meses' }), '24');
  expect(commit).toBeDisabled();
  api.reply(readTrainingImport, {
    import: {
      ...found,
      training: {
        title: 'Curso',
        workload: '8 horas',
        catalog: null,
        needsApproval: false,
        givesCertificate: true,
        validMonths: 24,
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  await waitFor(() => expect(commit).toBeEnabled());
  expect(api.calls(describeTrainingImport)).toMatchObject([
    { body: { workload: '8 horas', catalog: null, validMonths: 24 } },
  ]);
  await userEvent.click(commit);
  await waitFor(() => expect(api.calls(commitTrainingImport)).toHaveLength(1));
});

test('a file with problems says where and why, and can not be imported', async () => {
  const fault = { file: 'learning/nr-10.yaml', line: 12, field: 'titulo', message: 'Campo desconhecido.' };
  open({ kind: 'folder', training: null, faults: [fault, { ...fault, line: null, field: '' }] });
  expect(await screen.findByText('2 problemas no arquivo')).toBeInTheDocument();
  expect(screen.getByText('learning/nr-10.yaml, linha 12 · titulo')).toBeInTheDocument();
  expect(screen.getByText('learning/nr-10.yaml')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Importar/ })).not.toBeInTheDocument();
});

test('a folder that changes nothing has nothing to import, and says what it left out', async () => {
  open({
    kind: 'folder',
    training: null,
    leftOut: ['people.yaml', 'tenant.yaml'],
    entries: found.entries.map((entry) => ({ ...entry, state: 'same' })),
  });
  expect(await screen.findByText('Nada para importar: o portal já está como o arquivo')).toBeInTheDocument();
  expect(screen.getByText(/ficam de fora: people\.yaml, tenant\.yaml/)).toBeInTheDocument();
});

const job: NonNullable<TrainingImport['job']> = {
  idJob: 3,
  kind: 'import-trainings',
  state: 'failed',
  title: 'curso.zip',
  actorName: 'Ana',
  done: 0,
  total: 1,
  failure: 'O arquivo mudou.',
  idImport: null,
  idTrainingImport: 7,
  isDismissed: false,
  createdAt: '2026-11-26 10:00:00',
  finishedAt: '2026-11-26 10:00:01',
};

test('a stopped import says why, and can be started again', async () => {
  open({ job });
  expect(await screen.findByText('A importação não terminou: O arquivo mudou.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importar 1 item' })).toBeEnabled();
});

test('a running import is cancelled from its page', async () => {
  api.reply(cancelAdminJob, { success: true });
  open({ state: 'importing', job: { ...job, state: 'running', failure: '', finishedAt: null } });
  const cancel = await screen.findByRole('button', { name: 'Cancelar' });
  api.reply(readTrainingImport, { import: { ...found, job: { ...job, state: 'cancelled', failure: '' } } });
  await userEvent.click(cancel);
  expect(await screen.findByText('A importação foi cancelada. Nada foi gravado.')).toBeInTheDocument();
  expect(api.calls(cancelAdminJob)).toMatchObject([{ params: { idJob: '3' } }]);
});
