import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerAdminRequests,
  findPeople,
  listAdminCourses,
  listAdminJobs,
  listAdminRequests,
  listAdminTrainings,
  listGroups,
  listPeople,
  listPeopleOptions,
  listSavedViews,
  readOwnAccess,
  sendAccessLink,
} from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page as PeoplePage } from './pages/people.tsx';
import { Page as RequestsPage } from './pages/requests.tsx';

/** Clicks of frequent tasks. 'Enrol 10,000' is counted with the pages of enrolments. */

let api: MockApi;
let clicks: number;
const count = () => (clicks += 1);
beforeEach(() => {
  api = new MockApi();
  api.reply(listSavedViews, { views: [] });
  clicks = 0;
  document.addEventListener('pointerdown', count, true);
});
afterEach(() => document.removeEventListener('pointerdown', count, true));

test('answers 200 requests in three clicks at most', async () => {
  const requests = Array.from({ length: 200 }, (_, index) => ({
    idRequest: index + 1,
    person: { idPerson: index + 1, name: `Pessoa ${index + 1}`, department: 'Operações', photo: '' },
    title: 'Liderança',
    teamName: 'Turma',
    initialDate: null,
    finalDate: null,
    seatsLeft: 300,
    missing: [],
    createdAt: '2026-11-18 18:10:00',
  }));
  api.reply(readOwnAccess, { hasPassword: true, roles: ['approver'], rights: ['requests.answer'] });
  api.reply(listAdminRequests, { total: 200, requests });
  api.reply(listAdminCourses, { isOn: false, total: 0, courses: [] });
  api.reply(answerAdminRequests, {
    success: true,
    results: requests.map(({ idRequest }) => ({ idRequest, message: '' })),
  });
  const view = renderPage(
    <>
      <RequestsPage />
      <ToastRegion />
    </>,
    { at: '/admin/solicitacoes', route: '/admin/solicitacoes' },
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar tudo' }, { timeout: 10_000 }));
  await userEvent.click(screen.getByRole('button', { name: 'Aprovar 200' }));
  // Leaving the page sends the answer at once; otherwise it waits for its undo.
  view.unmount();
  await waitFor(() => expect(api.calls(answerAdminRequests)).toHaveLength(1));
  expect(api.calls(answerAdminRequests)[0]?.body).toMatchObject({
    ids: requests.map(({ idRequest }) => idRequest),
  });
  expect(clicks).toBeLessThanOrEqual(3);
}, 60_000);

test('sends the link to a password from the palette in four clicks at most', async () => {
  api.reply(readOwnAccess, { hasPassword: true, roles: ['hr'], rights: ['people.read', 'people.access'] });
  api.reply(listPeople, { total: 0, people: [], places: { previous: null, next: null } });
  api.reply(listPeopleOptions, { departments: [], groups: [] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(listAdminTrainings, { trainings: [] });
  api.reply(listGroups, { groups: [] });
  api.reply(findPeople, { people: [{ idPerson: 5, name: 'Ana Lima', department: 'RH', state: 'active' }] });
  api.reply(sendAccessLink, { success: true });
  renderPage(
    <>
      <PeoplePage />
      <ToastRegion />
    </>,
    { at: '/admin/pessoas', route: '/admin/pessoas' },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Ir para/ }));
  await userEvent.type(await screen.findByRole('combobox', { name: /Buscar pessoas/ }), 'ana');
  await userEvent.click(await screen.findByRole('option', { name: /Enviar link de senha/ }));
  await waitFor(() => expect(api.calls(sendAccessLink)).toHaveLength(1));
  expect(clicks).toBeLessThanOrEqual(4);
});
