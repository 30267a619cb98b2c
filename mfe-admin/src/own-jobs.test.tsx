import { screen, within } from '@testing-library/react';
import {
  listAdminComments,
  listAdminJobs,
  listAdminMessages,
  listAdminUploads,
  listScormContents,
  readOwnAccess,
  rightsOfRole,
} from '@shared-kit/contracts/admin';
import type { AdminJob } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page as JobsPage } from './pages/jobs.tsx';
import { Page as StartPage } from './pages/start.tsx';

const places = { previous: null, next: null };
const job: AdminJob = {
  idJob: 5,
  kind: 'import-trainings',
  state: 'running',
  title: 'NR-10',
  actorName: 'Aurora Autora',
  done: 1,
  total: 4,
  failure: '',
  idImport: null,
  idTrainingImport: 9,
  isDismissed: false,
  createdAt: '2026-11-20 12:00:00',
  finishedAt: null,
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['author'], rights: [...rightsOfRole.author] });
  api.reply(listAdminJobs, ({ query }) => {
    const jobs = query.only === 'failed' ? [{ ...job, idJob: 4, state: 'failed' as const }] : [job];
    return { total: jobs.length, jobs, places };
  });
  api.reply(listAdminComments, { total: 0, comments: [], places });
  api.reply(listAdminMessages, { total: 0, messages: [], places });
  api.reply(listAdminUploads, { total: 0, uploads: [] });
  api.reply(listScormContents, { contents: [] });
});

test('an author sees their running import on every page, and its failure on the start page', async () => {
  renderPage(<StartPage />, { at: '/admin', route: '/admin' });
  expect(await screen.findByText('1 tarefa falhou')).toBeVisible();
  const running = within(await screen.findByRole('complementary', { name: 'Tarefas em andamento' }));
  expect(running.getByRole('link', { name: /NR-10/ })).toHaveAttribute('href', '/admin/tarefas');
  const menu = within(screen.getByRole('navigation', { name: 'Administração' }));
  expect(menu.getByRole('link', { name: 'Tarefas' })).toBeVisible();
});

test('an author cancels their import under Tarefas, and an empty list offers no import of people', async () => {
  const { unmount } = renderPage(<JobsPage />, { at: '/admin/tarefas', route: '/admin/tarefas' });
  expect(await screen.findByRole('button', { name: /Cancelar.*NR-10/ })).toBeVisible();
  unmount();
  api.reply(listAdminJobs, { total: 0, jobs: [], places });
  renderPage(<JobsPage />, { at: '/admin/tarefas', route: '/admin/tarefas' });
  expect(await screen.findByText('Nenhuma tarefa ainda')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Importar pessoas' })).toBeNull();
});
