import type { ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  endEnrolments,
  enrolPeople,
  listAdminJobs,
  listEnrolmentChoices,
  listEnrolmentTrainings,
  listPeople,
  listPeopleOptions,
  listTrainingEnrolments,
  listSavedViews,
  previewEndEnrolments,
  readEnrolmentBatch,
  readOwnAccess,
} from '@shared-kit/contracts/admin';
import type { TrainingEnrolment } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page as EnrolmentsPage } from './pages/enrolments.tsx';
import { Page as PeoplePage } from './pages/people.tsx';
import { Page as TrainingPage } from './pages/training-enrolments.tsx';

const enrolment = (idEnrolment: number, name: string): TrainingEnrolment => ({
  idEnrolment,
  state: 'late',
  progress: 40,
  enrolledAt: '2026-11-01 12:00:00',
  dueAt: '2026-11-20 12:00:00',
  finishedAt: null,
  source: { kind: 'rule', idRule: 3, name: 'Brigada', reason: 'NR-23' },
  removed: null,
  person: { idPerson: idEnrolment, name, department: 'Operações' },
});
const refused = { inactive: 0, already: 0, removed: 0, restricted: 0, prerequisite: 0, 'no-seat': 0 };

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(listSavedViews, { views: [] });
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['hr'],
    rights: ['people.read', 'enrolments.read', 'enrolments.edit'],
  });
  api.reply(listPeopleOptions, {
    departments: [{ name: 'Operações', people: 900, level: null }],
    groups: [{ idGroup: 3, name: 'Brigada' }],
  });
  api.reply(listEnrolmentTrainings, {
    countedAt: null,
    trainings: [{ idTraining: 7, title: 'NR-23', open: 12, late: 2, done: 30 }],
  });
  api.reply(listEnrolmentChoices, {
    trainings: [
      {
        idTraining: 7,
        title: 'NR-23',
        classes: [
          { idTeam: 70, name: 'Turma A', seatsLeft: 4 },
          { idTeam: 71, name: 'Turma B', seatsLeft: 0 },
        ],
      },
      { idTraining: 8, title: 'Ética', classes: [] },
    ],
  });
  api.reply(listTrainingEnrolments, {
    title: 'NR-23',
    total: 2,
    enrolments: [enrolment(1, 'Ana'), enrolment(2, 'Bia')],
    places: { previous: null, next: null },
  });
  api.reply(previewEndEnrolments, { notBegun: 500, begun: 380, unchanged: 20 });
  api.reply(enrolPeople, {
    success: true,
    idBatch: null,
    results: [{ idTraining: 7, title: 'NR-23', enrolled: 214, refused: { ...refused, already: 3, 'no-seat': 1 } }],
  });
});

const inPage = (page: ReactNode, at: string, route = at) =>
  renderPage(
    <>
      {page}
      <ToastRegion />
    </>,
    { at, route },
  );

test('enrols a group into a class with due date and reason, and accounts for everybody', async () => {
  inPage(<EnrolmentsPage />, '/admin/inscricoes');
  await screen.findByRole('link', { name: 'NR-23' });
  await userEvent.click(screen.getByRole('button', { name: 'Inscrever pessoas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inscrever pessoas' }));
  const confirm = await dialog.findByRole('button', { name: 'Inscrever' });
  expect(confirm).toBeDisabled();
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Quem' }), 'Um grupo');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Grupo' }), 'Brigada');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'NR-23' }));
  const classes = dialog.getByRole('combobox', { name: /Turma/ });
  expect(within(classes).getByRole('option', { name: 'Turma B (0 vagas)' })).toBeDisabled();
  await userEvent.selectOptions(classes, 'Turma A (4 vagas)');
  await userEvent.type(dialog.getByLabelText(/Prazo para concluir/), '2099-01-31');
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'NR-23');
  await userEvent.click(confirm);
  expect(await screen.findByText('1 sem vaga na turma')).toBeVisible();
  expect(screen.getByText('3 já estavam inscritas')).toBeVisible();
  expect(api.calls(enrolPeople)).toMatchObject([
    {
      body: {
        selection: { kind: 'filter', filter: { idGroup: 3 } },
        trainings: [{ idTraining: 7, idTeam: 70 }],
        dueDay: '2099-01-31',
        reason: 'NR-23',
      },
    },
  ]);
});

test('enrols everybody whom the filter of the people finds in five clicks', async () => {
  const person = { username: 'ana', email: '', role: '', photo: '', leaderName: '', lastAccess: null };
  api.reply(listPeople, {
    total: 10_000,
    people: [{ idPerson: 1, name: 'Ana', department: 'Operações', ...person, state: 'never' }],
    places: { previous: null, next: 'abc' },
  });
  inPage(<PeoplePage />, '/admin/pessoas?departamento=Operações', '/admin/pessoas');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await userEvent.click(screen.getByRole('button', { name: 'Selecionar todas as 10.000 do filtro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Inscrever' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inscrever 10.000 pessoas' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ética' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Inscrever' }));
  await waitFor(() => expect(api.calls(enrolPeople)).toHaveLength(1));
  expect(api.calls(enrolPeople)).toMatchObject([
    {
      body: {
        selection: { kind: 'filter', filter: { department: 'Operações' } },
        trainings: [{ idTraining: 8, idTeam: null }],
        dueDay: null,
      },
    },
  ]);
});

test('shows the job that enrols more than 200 people, and leads to its page', async () => {
  api.reply(enrolPeople, { success: true, results: [], idBatch: 12 });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(readEnrolmentBatch, {
    batch: {
      idBatch: 12,
      kind: 'enrol',
      state: 'enrolling',
      actorName: 'Olga',
      createdAt: '2026-11-27 10:00:00',
      people: 900,
      dueAt: null,
      reason: '',
      trainings: [],
      undoUntil: null,
      job: null,
    },
  });
  inPage(<EnrolmentsPage />, '/admin/inscricoes');
  await userEvent.click(await screen.findByRole('button', { name: 'Inscrever pessoas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inscrever pessoas' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Departamento' }), 'Operações');
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ética' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Inscrever' }));
  const work = within(await screen.findByRole('dialog', { name: 'Inscrição de muitas pessoas' }));
  expect(await work.findByText('Inscrevendo')).toBeVisible();
  expect(work.getByRole('link', { name: 'Ver cada pessoa' })).toHaveAttribute('href', '/admin/inscricoes/lotes/12');
});

test('explains why somebody is enrolled, and sends no ending that is undone', async () => {
  inPage(<TrainingPage />, '/admin/inscricoes/7', '/admin/inscricoes/:idTraining');
  const row = (await screen.findByRole('link', { name: 'Ana' })).closest('tr');
  expect(row).toHaveTextContent('Pela regra Brigada: NR-23');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Ana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar inscrição' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar 1 inscrição' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar inscrição' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
  expect(api.calls(endEnrolments)).toEqual([]);
});

test('ends everything of a filter when the page is left', async () => {
  api.reply(endEnrolments, { success: true, ended: 2, unchanged: 0, idBatch: null });
  const dialog = await openEnding(190);
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Fora da área');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar inscrição' }));
  expect(api.calls(endEnrolments)).toEqual([]);
  unmountPage();
  await waitFor(() => expect(api.calls(endEnrolments)).toHaveLength(1));
  expect(api.calls(endEnrolments)).toMatchObject([
    { body: { selection: { kind: 'filter', idTraining: 7, filter: { state: 'late' } }, reason: 'Fora da área' } },
  ]);
});

test('says who loses the access, and shows the job that ends more than 200 enrolments', async () => {
  api.reply(endEnrolments, { success: true, ended: 0, unchanged: 0, idBatch: 13 });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(readEnrolmentBatch, {
    batch: {
      idBatch: 13,
      kind: 'end',
      state: 'ending',
      actorName: 'Olga',
      createdAt: '2026-11-27 10:00:00',
      people: 900,
      dueAt: null,
      reason: '',
      trainings: [],
      undoUntil: null,
      job: null,
    },
  });
  const dialog = await openEnding(900);
  expect(await dialog.findByText('380 pessoas que já começaram perdem o acesso.')).toBeVisible();
  expect(dialog.getByText(/Por 24 horas dá para desfazer/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar inscrições' }));
  const work = within(await screen.findByRole('dialog', { name: 'Cancelamento de muitas inscrições' }));
  expect(await work.findByText('Cancelando inscrições')).toBeVisible();
  expect(work.getByRole('link', { name: 'Ver cada pessoa' })).toHaveAttribute('href', '/admin/inscricoes/lotes/13');
  expect(api.calls(endEnrolments)).toHaveLength(1);
});

let unmountPage = () => {};

/** Selects everything that a filter finds in a training and opens the dialog that ends it. */
async function openEnding(total: number) {
  api.reply(listTrainingEnrolments, {
    title: 'NR-23',
    total,
    enrolments: [enrolment(1, 'Ana')],
    places: { previous: null, next: 'abc' },
  });
  unmountPage = inPage(<TrainingPage />, '/admin/inscricoes/7?situacao=late', '/admin/inscricoes/:idTraining').unmount;
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar todas desta página' }));
  await userEvent.click(screen.getByRole('button', { name: `Selecionar todas as ${total} do filtro` }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar inscrição' }));
  return within(await screen.findByRole('dialog', { name: `Cancelar ${total} inscrições` }));
}
