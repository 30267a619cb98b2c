import { act, screen, waitFor } from '@testing-library/react';
import { getScormLessons, navigateScorm, playScorm } from '@shared-kit/contracts/learning';
import { renderPage } from '@shared-kit/testing';
import { aSco, lessonsReply } from './test/sco-factory.ts';
import { announce, at, endAnnouncements, finished, ready, say, visit } from './pages/lesson.fixtures.tsx';
import { Page as Lesson } from './pages/lesson.tsx';
import { Page as Lessons } from './pages/lessons.tsx';

endAnnouncements();

const listAt = {
  at: '/lms/7/41/9/0',
  route: '/lms/:idEnrollment/:idContentItem/:idNodeEnrollment?/:isFluidNavigation?',
};
const steps = { moves: 3, idSco: 1, canContinue: true, canPrevious: false, isSuspended: false, hides: [] as string[] };
const scos = [aSco(1, 'Riscos'), aSco(2, 'Prova', { scoEnrollment: { prerequisitesMet: 0 } })];

/** Announces a sequenced package whose server answers every request with this lesson. */
function announceSequenced(sequencing: Partial<typeof steps> = {}, idSco: number | null = 2) {
  return announce()
    .reply(getScormLessons, lessonsReply(scos, { sequencing: { ...steps, ...sequencing } }))
    .reply(playScorm, { ...visit, moves: 3 })
    .reply(navigateScorm, { kind: idSco === null ? 'ended' : 'delivered', idSco, moves: 4 });
}

const requests = (api: ReturnType<typeof announce>) =>
  api.calls(navigateScorm).map(({ body }) => body as { request: string; moves?: number });

test('opens a sequenced package at the lesson that the server delivers', async () => {
  const api = announceSequenced();
  renderPage(<Lessons />, listAt);
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/lessons/7/41/2/9'));
  expect(requests(api)).toMatchObject([{ request: 'open' }]);
});

test('says why a lesson of a sequenced package cannot be chosen', async () => {
  const api = announceSequenced();
  const locked = (idSco: number, lock: 'disabled' | 'attempts' | 'order') =>
    aSco(idSco, `Lição ${idSco}`, { lock, scoEnrollment: { prerequisitesMet: 0 } });
  const reply = lessonsReply([locked(1, 'order'), locked(2, 'attempts'), locked(3, 'disabled')], {
    status: 'PASSED',
    sequencing: { ...steps, idSco: null },
  });
  api.reply(getScormLessons, reply);
  renderPage(<Lessons />, listAt);
  expect(await screen.findByText('Este conteúdo abre as lições em ordem: use “Próximo”.')).toBeVisible();
  expect(screen.getByText('Você já usou todas as tentativas desta lição.')).toBeVisible();
  expect(screen.getByText('Esta lição não está disponível agora.')).toBeVisible();
});

test('does not begin a completed package anew until the person asks for it', async () => {
  const api = announceSequenced();
  api.reply(getScormLessons, lessonsReply(scos, { status: 'PASSED', sequencing: { ...steps, idSco: null } }));
  renderPage(<Lessons />, listAt);
  const again = await screen.findByRole('button', { name: 'Fazer de novo' });
  expect(requests(api)).toEqual([]);
  act(() => again.click());
  await waitFor(() => expect(requests(api)).toMatchObject([{ request: 'open' }]));
});

test('continues with the lesson that the server delivers, from the state that the person sees', async () => {
  const api = announceSequenced();
  renderPage(<Lesson />, at);
  await say(ready);
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  act(() => screen.getByRole('button', { name: 'Próximo' }).click());
  await waitFor(() => expect(api.calls(playScorm).at(-1)).toMatchObject({ body: { idSco: 2 } }), { timeout: 5000 });
  expect(requests(api)).toMatchObject([{ request: 'continue', moves: 3 }]);
}, 10_000);

test('reads the steps again when they came before the chosen lesson was played', async () => {
  const api = announceSequenced({ idSco: 2 });
  renderPage(<Lesson />, at);
  await say(ready);
  await waitFor(() => expect(api.calls(getScormLessons)).toHaveLength(2));
});

test('leaves out the steps that the lesson replaces with its own', async () => {
  announceSequenced({ hides: ['continue', 'previous'] });
  renderPage(<Lesson />, at);
  await say(ready);
  expect(screen.queryByRole('button', { name: 'Anterior' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Próximo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lições' })).toBeVisible();
});

test('keeps the way out of the page when the lesson replaces all controls', async () => {
  announceSequenced({ hides: ['continue', 'previous', 'exit', 'exitAll', 'abandon', 'abandonAll', 'suspendAll'] });
  renderPage(<Lesson />, at);
  await say(ready);
  expect(screen.queryByRole('navigation', { name: 'Passos do conteúdo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Lições' })).toBeNull();
  expect(screen.getByRole('button', { name: 'FECHAR CONTEÚDO' })).toBeVisible();
});

test('carries out the request of a lesson after its last data is saved', async () => {
  const api = announceSequenced();
  renderPage(<Lesson />, at);
  await say(ready);
  await say(finished({ pending: true, navigation: '{target=prova}jump' }));
  expect(requests(api)).toEqual([]);
  await say({ type: 'progress', status: 'COMPLETED', savedAt: '2026-11-22 12:00:00', pending: false });
  await waitFor(() => expect(requests(api)).toMatchObject([{ request: '{target=prova}jump' }]));
});

test('plays the same lesson again when the server delivers it again', async () => {
  const api = announceSequenced({}, 1);
  renderPage(<Lesson />, at);
  await say(ready);
  await say(finished({ navigation: 'continue' }));
  await waitFor(() => expect(api.calls(playScorm)).toHaveLength(2));
});

test.each([
  ['the package has ended', undefined],
  ['a step is refused', { status: 409, code: 'learning.scorm-moved-on', message: 'Avançou em outra janela.' }],
])('returns to the list when %s', async (_, refusal) => {
  const api = announceSequenced({}, null);
  if (refusal) api.refuse(navigateScorm, refusal);
  renderPage(<Lesson />, at);
  await say(ready);
  await say(finished({ navigation: 'exitAll' }));
  await waitFor(() => expect(screen.getByTestId('location')).toHaveTextContent('/lms/7/41/9/0'));
});

test('leaves the package, to be resumed, when the content is closed', async () => {
  const api = announceSequenced({}, null);
  renderPage(<Lesson />, at);
  await say(ready);
  await say(finished());
  act(() => screen.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click());
  await waitFor(() => expect(requests(api)).toMatchObject([{ request: 'leave' }]));
});

test('lists the lessons beside the current one, with those that are not open yet', async () => {
  announceSequenced();
  renderPage(<Lesson />, at);
  await say(ready);
  const contents = screen.getByRole('navigation', { name: 'Sumário do conteúdo', hidden: true });
  expect(contents).toHaveTextContent('Riscos');
  const locked = screen.getByRole('button', { name: /Prova/, hidden: true });
  expect(locked).toBeDisabled();
  expect(locked).toHaveAccessibleDescription(/nesta lição|em ordem|não está disponível|lições anteriores|para liberar/);
});
