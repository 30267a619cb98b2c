import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adminRights,
  countLateEnrolments,
  createGroup,
  listAdminComments,
  listAdminCourses,
  listAdminJobs,
  listAdminMessages,
  listAdminRequests,
  listAdminUploads,
  listConfirmations,
  listExpiries,
  listGroups,
  listPeople,
  listRoleHolders,
  listScormContents,
  readFourEyes,
  readOwnAccess,
  setGroupDeleted,
} from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page as AccessPage } from './pages/access.tsx';
import { Page as GroupsPage } from './pages/groups.tsx';
import { Page as StartPage } from './pages/start.tsx';

let api: MockApi;
const places = { previous: null, next: null };
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['owner'], rights: [...adminRights] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places });
});

test('the start page leads from what needs attention to its action', async () => {
  api.reply(listAdminRequests, { total: 3, requests: [] });
  api.reply(listAdminCourses, { isOn: true, total: 1, courses: [] });
  api.reply(listAdminComments, { total: 4, comments: [], places });
  api.reply(listAdminMessages, { total: 2, messages: [], places });
  api.reply(listAdminUploads, { total: 3, uploads: [] });
  api.reply(listConfirmations, { total: 1, confirmations: [], hasPassword: true });
  api.reply(listPeople, { total: 1, people: [], places });
  api.reply(countLateEnrolments, { late: 1000, isMore: true });
  api.reply(listExpiries, { total: 12, isMore: false, expiries: [], places });
  const content = { title: 'Pacote', trainings: [], reason: '', standard: '', packageVersion: 1, lessons: 1 };
  const state = (idContentItem: number, one: 'ready' | 'broken') =>
    ({ ...content, idContentItem, state: one, people: null, blockedHosts: 0 }) as const;
  api.reply(listScormContents, { contents: [state(1, 'ready'), state(2, 'broken')] });
  api.reply(listAdminJobs, ({ query }) => ({ total: query.only === 'failed' ? 2 : 0, jobs: [], places }));
  renderPage(<StartPage />, { at: '/admin', route: '/admin' });
  expect(await screen.findByText('3 solicitações aguardam resposta')).toBeVisible();
  expect(screen.getByText('1 curso externo aguarda resposta')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Conferir' })).toHaveAttribute('href', '/admin/solicitacoes?tipo=cursos');
  expect(screen.getByText('4 comentários foram denunciados')).toBeVisible();
  expect(screen.getByText('2 mensagens do bate-papo foram denunciadas')).toBeVisible();
  expect(screen.getByText('3 envios aguardam aprovação')).toBeVisible();
  expect(screen.getByText('1 pedido espera a sua confirmação')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver pedidos' })).toHaveAttribute(
    'href',
    '/admin/solicitacoes?tipo=confirmacoes',
  );
  expect(screen.getByText('1 pessoa nunca entrou no portal')).toBeVisible();
  expect(screen.getByText('2 tarefas falharam')).toBeVisible();
  expect(screen.getByText('Mais de 1.000 inscrições estão atrasadas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver inscrições' })).toHaveAttribute('href', '/admin/inscricoes');
  expect(screen.getByText('1 pacote SCORM tem um problema')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver pacotes' })).toHaveAttribute('href', '/admin/scorm?situacao=problemas');
  expect(screen.getByText('12 conclusões vencem em 30 dias')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver vencimentos' })).toHaveAttribute('href', '/admin/vencimentos');
  expect(screen.getByRole('link', { name: 'Ver quem são' })).toHaveAttribute('href', '/admin/pessoas?acesso=never');
});

test('the start page is calm when nothing waits, and asks nothing that the person may not read', async () => {
  api.reply(readOwnAccess, { hasPassword: true, roles: ['dpo'], rights: ['audit.read'] });
  renderPage(<StartPage />, { at: '/admin', route: '/admin' });
  expect(await screen.findByText('Nada pede a sua atenção')).toBeVisible();
  expect(api.calls(listPeople)).toEqual([]);
});

test('a group is created, and a deleted one comes back', async () => {
  api.reply(listGroups, { groups: [{ idGroup: 3, name: 'Brigada', people: 12, version: 'v1', nameVersion: 'n1' }] });
  api.reply(createGroup, { success: true, idGroup: 4 });
  api.reply(setGroupDeleted, { success: true });
  renderPage(
    <>
      <GroupsPage />
      <ToastRegion />
    </>,
    { at: '/admin/grupos', route: '/admin/grupos' },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome do grupo' }), 'Cipa');
  await userEvent.click(screen.getByRole('button', { name: 'Criar grupo' }));
  expect(await screen.findByText('Grupo criado: Cipa.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir o grupo Brigada' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(api.calls(setGroupDeleted)).toMatchObject([
    { body: { deleted: true, version: 'v1' } },
    { body: { deleted: false } },
  ]);
});

test('a group that somebody changed stays, and the list says so with its new state', async () => {
  const group = { idGroup: 3, name: 'Brigada', people: 12, version: 'v1', nameVersion: 'n1' };
  const message = 'Outra pessoa mudou quem está neste grupo. Confira como ele está agora.';
  api.reply(listGroups, { groups: [group] });
  api.refuse(setGroupDeleted, { status: 409, code: 'admin.changed-meanwhile', message });
  renderPage(<GroupsPage />, { at: '/admin/grupos', route: '/admin/grupos' });
  const button = await screen.findByRole('button', { name: 'Excluir o grupo Brigada' });
  api.reply(listGroups, { groups: [{ ...group, people: 13, version: 'v2' }] });
  await userEvent.click(button);
  expect(await screen.findByText(message)).toBeVisible();
  expect(await screen.findByRole('cell', { name: '13' })).toBeVisible();
  await userEvent.click(button);
  expect(api.calls(setGroupDeleted).map(({ body }) => body)).toMatchObject([{ version: 'v1' }, { version: 'v2' }]);
});

test('lists who has which role, with the scope in words', async () => {
  api.reply(readFourEyes, {
    isOn: true,
    isDefault: true,
    administrators: 2,
    isWaiting: false,
    canSwitch: true,
    hasPassword: true,
  });
  const role = { grant: 1, role: 'hr', scope: { kind: 'team' }, givenBy: 'João', givenAt: null } as const;
  api.reply(listRoleHolders, {
    holders: [{ idPerson: 7, name: 'Ana', active: false, roles: [{ ...role, scopeText: 'Pessoas que lidera' }] }],
  });
  renderPage(<AccessPage />, { at: '/admin/acessos', route: '/admin/acessos' });
  const row = (await screen.findByRole('link', { name: 'Ana' })).closest('tr');
  expect(row).toHaveTextContent('Pessoas (RH) · Pessoas que lidera');
  expect(row).toHaveTextContent('Sem acesso');
});
