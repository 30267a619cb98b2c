import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beginScormAttempt,
  exportScormReport,
  inspectScorm,
  listAdminJobs,
  listScormAttempts,
  listScormContents,
  readOwnAccess,
  readScormContent,
  readScormHosts,
  resetScormAttempts,
  rollBackScorm,
  saveScormHosts,
  saveScormPolicy,
  saveScormWindow,
} from '@shared-kit/contracts/admin';
import type { AdminRight, ScormAttempt, ScormContentDetails } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page as ContentPage } from './pages/scorm-content.tsx';
import { Page as HostsPage } from './pages/scorm-hosts.tsx';
import { Page as PersonPage } from './pages/scorm-person.tsx';
import { Page as ListPage } from './pages/scorm.tsx';

const content: ScormContentDetails = {
  idContentItem: 9,
  title: 'Simulador NR-10',
  trainings: ['NR-10 básico'],
  state: 'ready',
  reason: '',
  standard: '1.2',
  packageVersion: 2,
  lessons: 1,
  people: 12,
  blockedHosts: 1,
  isSequenced: false,
  policy: { max: null, counts: 'best', begins: 'failed' },
  window: { width: null, height: null, opensIn: 'page' },
  lessonList: [{ idSco: 4, title: 'Subestação' }],
  versions: [
    { number: 1, standard: '1.2', files: 10, processedAt: '2026-11-01 12:00:00', isCurrent: false },
    { number: 2, standard: '1.2', files: 11, processedAt: '2026-11-20 12:00:00', isCurrent: true },
  ],
  blocked: [
    {
      idContentItem: 9,
      title: 'Simulador NR-10',
      host: 'api.example.com',
      directive: 'connect-src',
      times: 3,
      lastAt: '2026-11-20 12:00:00',
    },
  ],
};

const attempt: ScormAttempt = {
  person: { idPerson: 5, name: 'Ana Souza', username: 'ana', department: 'Operações' },
  lesson: { idSco: 4, identifier: 'S', title: 'Subestação' },
  attempt: 2,
  isCurrent: true,
  packageVersion: 2,
  status: 'FAILED',
  grade: 40,
  seconds: 75,
  at: '2026-11-20 12:00:00',
  interactions: [
    {
      id: 'Q1',
      type: 'choice',
      description: 'Qual é o primeiro passo?',
      response: 'b',
      correct: ['a'],
      result: 'wrong',
      weighting: '',
      latency: '00:00:20',
      at: '',
    },
  ],
  objectives: [],
};
let api: MockApi;
const own = { hasPassword: true, roles: ['administrator' as const] };
const withRights = (...rights: AdminRight[]) => api.reply(readOwnAccess, { ...own, rights });

beforeEach(() => {
  api = new MockApi();
  withRights('trainings.read', 'people.read', 'people.edit', 'scorm.edit');
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(listScormContents, { contents: [content] });
  api.reply(readScormContent, { content });
  api.reply(listScormAttempts, { total: 1, attempts: [attempt], previous: null, next: null });
  api.reply(readScormHosts, { hosts: ['cdn.example.com'], blocked: content.blocked, freesWindows: false });
});

const openContent = (search = '') =>
  renderPage(<ContentPage />, { at: `/admin/scorm/9${search}`, route: '/admin/scorm/:idContentItem' });

test('lists packages with their problems, and finds one by its training', async () => {
  renderPage(<ListPage />, { at: '/admin/scorm', route: '/admin/scorm' });
  const row = (await screen.findByRole('link', { name: 'Simulador NR-10' })).closest('tr') ?? document.body;
  expect(within(row).getByText('1 servidor bloqueado')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'ética');
  expect(await screen.findByText('Nenhum conteúdo com este texto')).toBeVisible();
});

test('hides people and their attempts from somebody without a right over people', async () => {
  withRights('trainings.read', 'scorm.edit');
  api.reply(readScormContent, { content: { ...content, people: null } });
  openContent();
  expect(await screen.findByRole('tab', { name: 'Pacote' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Tentativas' })).not.toBeInTheDocument();
  expect(api.calls(listScormAttempts)).toEqual([]);
});

test('lists attempts as a summary and exports the report that was chosen', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  api.reply(exportScormReport, new Blob(['x']));
  openContent();
  expect(await screen.findByRole('link', { name: 'Ana Souza' })).toBeVisible();
  expect(api.calls(listScormAttempts)).toMatchObject([{ query: { view: 'summary' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Respostas (CSV)' }));
  await waitFor(() =>
    expect(api.calls(exportScormReport)).toMatchObject([{ body: { kind: 'interactions', format: 'csv' } }]),
  );
});

test('filters the attempts by the result that counts', async () => {
  openContent();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Resultado que vale' }), 'Reprovada');
  await waitFor(() => expect(api.calls(listScormAttempts).at(-1)).toMatchObject({ query: { status: 'FAILED' } }));
});

test('saves the attempt policy against the one that was read', async () => {
  api.reply(saveScormPolicy, { success: true });
  openContent('?aba=pacote');
  await userEvent.type(await screen.findByRole('spinbutton', { name: /Máximo de tentativas/ }), '3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Qual vale/ }), 'A última');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar regra' }));
  await waitFor(() =>
    expect(api.calls(saveScormPolicy)).toMatchObject([
      { body: { before: content.policy, policy: { max: 3, counts: 'last', begins: 'failed' } } },
    ]),
  );
});

test('saves the window of the lessons against the one that was read', async () => {
  api.reply(saveScormWindow, { success: true });
  openContent('?aba=pacote');
  await userEvent.type(await screen.findByRole('spinbutton', { name: /Largura/ }), '1024');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Onde abre/ }), 'Em uma janela própria');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar janela' }));
  await waitFor(() =>
    expect(api.calls(saveScormWindow)).toMatchObject([
      { body: { before: content.window, window: { width: 1024, height: null, opensIn: 'window' } } },
    ]),
  );
});

test('says which rules of an accepted package are not carried out', async () => {
  api.reply(readScormContent, { content: { ...content, reason: 'Um limite não é cumprido.' } });
  openContent('?aba=pacote');
  expect(await screen.findByText('Um limite não é cumprido.')).toBeVisible();
});

test('examines the package only when somebody asks', async () => {
  const lists = { rules: [], missing: [], hosts: ['cdn.example.com'], absolute: [], differences: [], encodings: null };
  const facts = { refusal: '', standard: '1.2', title: 'NR-10', lessons: 1, files: 6, size: 2_500_000 };
  api.reply(inspectScorm, { report: { ...facts, ...lists } });
  openContent('?aba=pacote');
  const ask = await screen.findByRole('button', { name: 'Examinar o pacote' });
  expect(api.calls(inspectScorm)).toEqual([]);
  await userEvent.click(ask);
  expect(await screen.findByText('6 arquivos, 2,4 MB')).toBeVisible();
  expect(screen.getByText('cdn.example.com')).toBeVisible();
  expect(screen.queryByText('Arquivos que faltam')).not.toBeInTheDocument();
});

test('goes back to an earlier version only with a reason', async () => {
  api.reply(rollBackScorm, { success: true });
  openContent('?aba=pacote');
  await userEvent.click(await screen.findByRole('button', { name: 'Voltar à versão 1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Voltar à versão 1' }));
  expect(await dialog.findByText('Diga o motivo, com pelo menos três letras.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Erro na nova');
  await userEvent.click(dialog.getByRole('button', { name: 'Voltar à versão 1' }));
  await waitFor(() =>
    expect(api.calls(rollBackScorm)).toMatchObject([{ body: { number: 1, reason: 'Erro na nova' } }]),
  );
});

test('shows answers beside the correct ones, and resets an attempt with a reason', async () => {
  api.reply(resetScormAttempts, { success: true, lessons: 1 });
  renderPage(<PersonPage />, {
    at: '/admin/scorm/9/pessoas/5',
    route: '/admin/scorm/:idContentItem/pessoas/:idPerson',
  });
  const row = within((await screen.findByText('Qual é o primeiro passo? (Q1)')).closest('tr') ?? document.body);
  expect([row.getByText('b'), row.getByText('a'), row.getByText('Errada')].length).toBe(3);
  await userEvent.click(screen.getByRole('button', { name: 'Zerar tentativa' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Prova anulada');
  await userEvent.click(dialog.getByRole('button', { name: 'Zerar tentativa' }));
  await waitFor(() =>
    expect(api.calls(resetScormAttempts)).toMatchObject([{ body: { idContentItem: 9, reason: 'Prova anulada' } }]),
  );
});

test('begins another attempt with a reason, and says why when the current one is still unused', async () => {
  const message = 'A pessoa ainda não abriu nenhuma lição da tentativa atual.';
  api.refuse(beginScormAttempt, { status: 409, code: 'admin.scorm-attempt-unused', message });
  renderPage(
    <>
      <PersonPage />
      <ToastRegion />
    </>,
    {
      at: '/admin/scorm/9/pessoas/5',
      route: '/admin/scorm/:idContentItem/pessoas/:idPerson',
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Nova tentativa' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Abrir uma nova tentativa para Ana Souza?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Nova tentativa' }));
  expect(await dialog.findByText('Diga o motivo, com pelo menos três letras.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Queda de energia');
  await userEvent.click(dialog.getByRole('button', { name: 'Nova tentativa' }));
  expect(await screen.findByText(message)).toBeVisible();
  api.reply(beginScormAttempt, { success: true, lessons: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Nova tentativa' }));
  expect(await screen.findByText('Nova tentativa aberta em 2 lições.')).toBeVisible();
  expect(api.calls(beginScormAttempt)[1]).toMatchObject({
    params: { idPerson: '5' },
    body: { idContentItem: 9, reason: 'Queda de energia' },
  });
});

test('allows a blocked host, and refuses an address in place of a host', async () => {
  api.reply(saveScormHosts, { success: true, hosts: ['api.example.com', 'cdn.example.com'] });
  renderPage(<HostsPage />, { at: '/admin/scorm/servidores', route: '/admin/scorm/servidores' });
  await userEvent.type(await screen.findByRole('textbox', { name: /Servidor/ }), 'https://x.example.com/');
  await userEvent.click(screen.getByRole('button', { name: 'Permitir' }));
  expect(await screen.findByText('Escreva só o nome do servidor, como cdn.exemplo.com.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Permitir api.example.com' }));
  await waitFor(() => expect(api.calls(saveScormHosts)).toMatchObject([{ body: { add: ['api.example.com'] } }]));
});
