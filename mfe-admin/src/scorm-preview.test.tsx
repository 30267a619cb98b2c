import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  PREVIEW_CHANNEL,
  listAdminJobs,
  readOwnAccess,
  readScormContent,
  readScormPreview,
} from '@shared-kit/contracts/admin';
import type { PreviewedPackage, ScormContentDetails } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { Page } from './pages/scorm-preview.tsx';

const URL_OF_PREVIEW = 'https://t1.content.example.com/scorm/preview?t=x';

const content: ScormContentDetails = {
  idContentItem: 9,
  title: 'Privacidade',
  trainings: [],
  state: 'ready',
  reason: '',
  standard: '2004',
  packageVersion: 1,
  lessons: 2,
  people: 0,
  blockedHosts: 0,
  isSequenced: true,
  policy: { max: null, counts: 'best', begins: 'failed' },
  window: { width: null, height: null, opensIn: 'page' },
  lessonList: [
    { idSco: 4, title: 'Dados' },
    { idSco: 5, title: 'Situações' },
  ],
  versions: [],
  blocked: [],
};

const item = { level: 0, isLesson: true, lock: null, status: 'NOT_ATTEMPTED' } as const;
const course: PreviewedPackage = {
  phase: 'lesson',
  contents: [
    { ...item, id: 'dados', title: 'Dados', isCurrent: true, isOpen: true, status: 'IN_PROGRESS' },
    { ...item, id: 'situacoes', title: 'Situações', isCurrent: false, isOpen: false, lock: 'order' },
    { ...item, id: 'prova', title: 'Prova', isCurrent: false, isOpen: true },
  ],
  canContinue: true,
  canPrevious: false,
  isSuspended: false,
  hides: [],
  status: 'IN_PROGRESS',
  grade: null,
};

let api: MockApi;

beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['author'], rights: ['trainings.read', 'scorm.edit'] });
  api.reply(listAdminJobs, { total: 0, jobs: [], places: { previous: null, next: null } });
  api.reply(readScormContent, { content });
  api.reply(readScormPreview, { url: URL_OF_PREVIEW, idSco: 4, title: 'Dados' });
});

async function openPreview() {
  renderPage(<Page />, { at: '/admin/scorm/9/previa', route: '/admin/scorm/:idContentItem/previa' });
  const frame = await screen.findByTitle<HTMLIFrameElement>('Prévia da lição Privacidade');
  const sent: unknown[] = [];
  if (frame.contentWindow)
    frame.contentWindow.postMessage = ((message: unknown, origin: unknown) =>
      sent.push([(message as { request: string }).request, origin])) as Window['postMessage'];
  const say = (message: object, origin = 'https://t1.content.example.com') =>
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          source: frame.contentWindow,
          origin,
          data: { channel: PREVIEW_CHANNEL, ...message },
        }),
      );
    });
  return { say, sent };
}

test('previews a package with sequencing as a whole: list, steps and result as its frame reports them', async () => {
  const { say, sent } = await openPreview();
  expect(api.calls(readScormPreview)[0]).not.toMatchObject({ query: { idSco: expect.anything() } });
  say({ type: 'package', package: course });
  const list = within(screen.getByRole('navigation', { name: 'Lições do pacote' }));
  expect(list.getByRole('button', { name: /Situações.*Fora da ordem/ })).toBeDisabled();
  await userEvent.click(list.getByRole('button', { name: /Prova/ }));
  const steps = within(screen.getByRole('navigation', { name: 'Passos do pacote' }));
  expect(steps.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await userEvent.click(steps.getByRole('button', { name: 'Próximo' }));
  await userEvent.click(steps.getByRole('button', { name: 'Sair do pacote' }));
  const origin = 'https://t1.content.example.com';
  expect(sent).toEqual([
    ['choose:prova', origin],
    ['continue', origin],
    ['leave', origin],
  ]);
});

test('offers to go on once the package was left, and logs the step with the exception of the book', async () => {
  const { say, sent } = await openPreview();
  say({ type: 'package', package: { ...course, phase: 'list', isSuspended: true, status: 'PASSED', grade: 80 } });
  say({
    type: 'step',
    step: { request: 'continue', outcome: 'refused', exception: 'SB.2.1-2', lesson: null, isNew: false, at: 10 },
  });
  expect(screen.getByText('SB.2.1-2')).toBeVisible();
  expect(screen.getByText('Aprovada')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(sent).toEqual([['open', 'https://t1.content.example.com']]);
});

test('ignores messages of another origin', async () => {
  const { say } = await openPreview();
  say({ type: 'package', package: course }, 'https://evil.example.com');
  expect(screen.queryByRole('navigation', { name: 'Lições do pacote' })).not.toBeInTheDocument();
});

test('does not show the steps that the lesson replaces with its own', async () => {
  const { say } = await openPreview();
  say({ type: 'package', package: { ...course, hides: ['continue', 'previous'] } });
  expect(screen.queryByRole('button', { name: 'Próximo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Anterior' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sair do pacote' })).toBeVisible();
});

test('says why a package that could not be opened has no preview', async () => {
  const reason = 'O pacote não tem o imsmanifest.xml na raiz: não é um pacote SCORM.';
  api.reply(readScormContent, { content: { ...content, state: 'broken', reason, lessonList: [] } });
  renderPage(<Page />, { at: '/admin/scorm/9/previa', route: '/admin/scorm/:idContentItem/previa' });
  expect(await screen.findByText('Este pacote não tem lição para mostrar')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(api.calls(readScormPreview)).toHaveLength(0);
});
