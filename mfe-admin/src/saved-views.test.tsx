import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listAdminJobs,
  listPeople,
  listPeopleOptions,
  listSavedViews,
  readOwnAccess,
  saveView,
} from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page as AuditPage } from './pages/audit-log.tsx';
import { Page as ClassesPage } from './pages/classes.tsx';
import { Page as TrainingsPage } from './pages/enrolments.tsx';
import { Page } from './pages/people.tsx';
import { Page as ScormPage } from './pages/scorm.tsx';
import { Page as EnrolmentsPage } from './pages/training-enrolments.tsx';

const views = [{ name: 'Nunca entraram', query: 'acesso=never&ordem=department' }];

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['reports'], rights: ['people.read'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(listPeopleOptions, { departments: [], groups: [] });
  api.reply(listPeople, { total: 0, people: [], places: { previous: null, next: null } });
  api.reply(listSavedViews, { views });
  api.reply(saveView, { success: true, views });
});

const open = (at = '/admin/pessoas') =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: '/admin/pessoas' },
  );

test('a chosen view filters and sorts the list from its first page', async () => {
  open('/admin/pessoas?busca=ana&depois=abc');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Visões salvas' }), 'Nunca entraram');
  await waitFor(() =>
    expect(api.calls(listPeople).at(-1)).toMatchObject({ query: { state: 'never', sort: 'department' } }),
  );
  expect(api.calls(listPeople).at(-1)?.query).not.toHaveProperty('after');
  expect(api.calls(listPeople).at(-1)?.query).not.toHaveProperty('q');
});

test('a view with a search fills the search box, which does not take it away again', async () => {
  api.reply(listSavedViews, { views: [{ name: 'Anas', query: 'busca=ana' }] });
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Visões salvas' }), 'Anas');
  expect(screen.getByRole('searchbox')).toHaveValue('ana');
  await new Promise((done) => setTimeout(done, 400));
  expect(screen.getByRole('searchbox')).toHaveValue('ana');
  expect(api.calls(listPeople).at(-1)).toMatchObject({ query: { q: 'ana' } });
});

test('saves filters and sort under a name, without the place in the list', async () => {
  open('/admin/pessoas?busca=ana&sentido=desc&depois=abc');
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar visão' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Salvar visão' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(dialog.getByText('Dê um nome à visão.')).toBeVisible();
  expect(api.calls(saveView)).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /Nome/ }), 'Anas{Enter}');
  expect(await screen.findByText('Visão salva: Anas.')).toBeVisible();
  expect(api.calls(saveView)).toMatchObject([{ body: { name: 'Anas', query: 'busca=ana&sentido=desc' } }]);
});

test('deletes the view that is shown, and undoes it', async () => {
  open('/admin/pessoas?acesso=never&ordem=department');
  await userEvent.click(await screen.findByRole('button', { name: 'Apagar visão Nunca entraram' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(saveView)).toHaveLength(2));
  expect(api.calls(saveView)).toMatchObject([
    { body: { name: 'Nunca entraram', query: null } },
    { body: { name: 'Nunca entraram', query: 'acesso=never&ordem=department' } },
  ]);
});

test('says why a view was not saved, and keeps its name', async () => {
  api.refuse(saveView, { status: 409, code: 'admin.too-many', message: 'Você já tem 30 visões.' });
  open('/admin/pessoas?busca=ana');
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar visão' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nome/ }), 'Anas{Enter}');
  expect(await screen.findByText('Você já tem 30 visões.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Anas');
});

test.each([
  ['audit', AuditPage, '/admin/registro', '/admin/registro', 'busca=ana&desde=2026-11-01'],
  ['classes', ClassesPage, '/admin/turmas', '/admin/turmas', 'busca=ana&situacao=past'],
  ['trainings', TrainingsPage, '/admin/inscricoes', '/admin/inscricoes', 'busca=ana'],
  ['enrolments', EnrolmentsPage, '/admin/inscricoes/:idTraining', '/admin/inscricoes/7', 'situacao=late&ordem=due'],
  ['scorm', ScormPage, '/admin/scorm', '/admin/scorm', 'situacao=problemas'],
] as const)('the list of %s saves what its address has', async (list, ListPage, route, path, query) => {
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['owner'],
    rights: ['audit.read', 'trainings.read', 'enrolments.read'],
  });
  renderPage(<ListPage />, { at: `${path}?${query}&depois=abc&aba=outra`, route });
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar visão' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Nome/ }), 'Minha{Enter}');
  await waitFor(() =>
    expect(api.calls(saveView)).toMatchObject([{ params: { list }, body: { name: 'Minha', query } }]),
  );
});
