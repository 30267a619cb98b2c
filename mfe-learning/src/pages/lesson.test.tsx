import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReplyOf } from '@shared-kit/contracts/core';
import {
  SCORM_CHANNEL,
  contentCompleted,
  getEnrollmentNode,
  getNavigationMap,
  getScormLessons,
  getScormNetworkTest,
  lessonCompleted,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import type { ScormFrameMessage } from '@shared-kit/contracts/learning';
import { recordVisit } from '@shared-kit/contracts/content';
import { subscribe } from '@shared-kit/runtime/events';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { aBlock, aContent, aMapItem, aTraining } from '../test/card-factory.ts';
import { enteredNode, openedContent } from '../test/progress-reply.ts';
import { aSco, lessonsReply } from '../test/sco-factory.ts';
import { Page } from './lesson.tsx';

const { idUser } = testSession.viewer;
const origin = 'https://conteudo.example';
const url = `${origin}/scorm/visit/abc`;
const route = '/lessons/:idEnrollment/:idContentItem/:idSco/:idNodeEnrollment?/:scoType?/:scormCompleted?/:idTeam?';
const at = { at: '/lessons/7/41/1/9/sco/false', route };

const item = (idSco: number, title: string, prerequisitesMet: 0 | 1 = 1) => ({
  idSco,
  idContentItem: 41,
  title,
  scoType: 'sco' as const,
  status: 'NOT_ATTEMPTED' as const,
  prerequisitesMet,
});
const visit: ReplyOf<typeof playScorm> = {
  url,
  mode: 'normal',
  currentItem: item(1, 'Riscos'),
  nextItem: item(2, 'Bloqueio', 0),
  previousItem: null,
};
const saved: ReplyOf<typeof saveScormProgress> = {
  success: true,
  status: 'IN_PROGRESS',
  progress: 50,
  contentEnrollment: { ...openedContent, idContentType: 26 },
  nodeEnrollment: enteredNode,
  enrollmentStatus: 'IN_PROGRESS',
  enrollmentProgress: 50,
  points: null,
  impactEvaluation: null,
  savedAt: '2026-11-22 12:00:00',
};
const lockedNext = [
  aSco(1, 'Riscos'),
  aSco(2, 'Bloqueio', { blockedBy: [{ idSco: 1, title: 'Riscos' }], scoEnrollment: { prerequisitesMet: 0 } }),
];
const openNext = [aSco(1, 'Riscos', { scoEnrollment: { status: 'COMPLETED' } }), aSco(2, 'Bloqueio')];

function announce(): MockApi {
  return new MockApi()
    .reply(getScormLessons, lessonsReply(lockedNext))
    .reply(getScormNetworkTest, { url: null })
    .reply(playScorm, visit)
    .reply(saveScormProgress, saved)
    .reply(getNavigationMap, {
      title: 'NR-10',
      label: '',
      nodeCode: 'nr-10',
      nodeEnrollment: enteredNode,
      mapElements: [
        aMapItem({ idContentItem: 41, idContentType: 26, nodeEnrollment: enteredNode }),
        aMapItem({ idContentItem: 42, nodeEnrollment: enteredNode, title: 'Vídeo' }),
      ],
    })
    .refuse(recordVisit, { status: 409, code: 'test.ignored', message: '' });
}

const lessonFrame = () => screen.findByTitle<HTMLIFrameElement>('Riscos');

type Message = ScormFrameMessage extends infer M
  ? M extends ScormFrameMessage
    ? Omit<M, 'channel' | 'idSco'>
    : never
  : never;

async function say(
  message: Message,
  { from = origin, source }: { from?: string; source?: Window | null } = {},
): Promise<void> {
  const frame = await lessonFrame();
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { channel: SCORM_CHANNEL, idSco: 1, ...message },
        origin: from,
        source: source ?? frame.contentWindow,
      }),
    );
  });
}

/** Spies on the messages that the portal sends to the frame. */
async function heard(): Promise<jest.SpiedFunction<Window['postMessage']>> {
  const { contentWindow } = await lessonFrame();
  if (!contentWindow) throw new Error('a frame has a window');
  return jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
}

const ready = { type: 'ready' } as const;
const finished = (fields: Partial<Extract<Message, { type: 'finished' }>> = {}) =>
  ({ type: 'finished', status: 'COMPLETED', pending: false, navigation: null, ...fields }) as const;

afterEach(() => localStorage.clear());

/** Waits until the page of an earlier test has sent its data, 2 s after it was closed. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 2200));

test('plays a lesson in a frame under its title, in the enrolment of the address [B2.1-11]', async () => {
  const api = announce();
  renderPage(<Page />, at);
  expect(await lessonFrame()).toHaveAttribute('src', url);
  expect(screen.getByRole('heading', { level: 1, name: 'Riscos' })).toBeVisible();
  expect(api.calls(playScorm)).toMatchObject([
    { body: { idEnrollment: 7, idContentItem: 41, idSco: 1, idNodeEnrollment: 9, useCdn: false } },
  ]);
  expect(screen.getByText('Aguarde, iniciando conteúdo')).toBeVisible();
  await say(ready);
  expect(screen.queryByText('Aguarde, iniciando conteúdo')).toBeNull();
});

test('shows rejected data as unsaved with one notice, until newer data is saved', async () => {
  announce();
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    at,
  );
  await say(ready);
  await say({ type: 'refused' });
  expect(screen.getByText('Andamento não salvo')).toBeVisible();
  expect(await screen.findAllByText(/O portal não aceitou os dados desta lição/)).toHaveLength(1);
  // The end of the lesson does not save them.
  await say(finished({ status: 'INCOMPLETE' }));
  expect(screen.getByText('Andamento não salvo')).toBeVisible();
  expect(screen.queryByText(/Salvo às/)).toBeNull();
  await say({ type: 'progress', status: 'INCOMPLETE', savedAt: '2026-11-22 12:00:00', pending: false });
  expect(screen.queryByText('Andamento não salvo')).toBeNull();
  expect(screen.getByText(/Salvo às/)).toBeVisible();
});

test('requests the frame to finish on leaving, saves 2 s later and navigates once [B4.5-04] [B4.5-05] [B7.2-12]', async () => {
  await quiet();
  const api = announce();
  renderPage(<Page />, at);
  await say(ready);
  const said = await heard();
  const close = screen.getByRole('button', { name: 'FECHAR CONTEÚDO' });
  const since = Date.now();
  fireEvent.click(close);
  fireEvent.click(close);
  expect(said.mock.calls).toEqual([[{ channel: SCORM_CHANNEL, type: 'finish-request' }, origin]]);
  expect(screen.getByRole('dialog', { name: 'Aguarde, salvando o seu andamento' })).toBeInTheDocument();
  expect(api.calls(saveScormProgress)).toHaveLength(0);
  await waitFor(() => expect(api.calls(saveScormProgress)).toHaveLength(1), { timeout: 3500 });
  expect(Date.now() - since).toBeGreaterThan(1950);
  expect(api.calls(saveScormProgress)[0]?.body).toEqual({
    idUser,
    idEnrollment: 7,
    idContentItem: 41,
    idNodeEnrollment: 9,
  });
  expect(await screen.findByTestId('location')).toHaveTextContent('/lms/7/41/9/0');
});

test('unlocks the next lesson when the frame reports the end and closes without waiting [B4.5-06]', async () => {
  const api = announce();
  const facts: unknown[] = [];
  const stop = subscribe(lessonCompleted, (fact) => facts.push(fact));
  renderPage(<Page />, at);
  await say(ready);
  const next = await screen.findByRole('button', { name: 'Próximo' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  api.reply(getScormLessons, lessonsReply(openNext));
  await say(finished());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Próximo' })).not.toHaveAttribute('aria-disabled'));
  expect(facts).toEqual([{ idEnrollment: 7, idContentItem: 41, idSco: 1 }]);
  expect(screen.getByText(/A seguir: Bloqueio/)).toBeVisible();
  const said = await heard();
  fireEvent.click(screen.getByRole('button', { name: 'Próximo' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument());
  await waitFor(() => expect(api.calls(playScorm).at(-1)).toMatchObject({ body: { idSco: 2 } }));
  expect(said).not.toHaveBeenCalled();
  stop();
});

test('completes the content with its last lesson, publishes it and shows the campaign of its node [B4.5-08]', async () => {
  const hasCampaign = aTraining({ hasCampaign: 1, nodeCode: 'nr-10' });
  const api = announce()
    .reply(getScormLessons, lessonsReply([aSco(1, 'Riscos')]))
    .reply(playScorm, { ...visit, nextItem: null })
    .reply(saveScormProgress, {
      ...saved,
      status: 'COMPLETED',
      progress: 100,
      points: { earnPoints: 10, totalUserPoints: 40 },
    })
    .reply(getEnrollmentNode, {
      node: {
        ...hasCampaign,
        syllabus: '',
        hasEquivalences: 0,
        blocks: [aBlock('List', [aContent(), aContent({ idContentItem: 41 })])],
        childNodes: [],
      },
      enrollment: {
        idEnrollment: 7,
        idUser,
        idTeam: null,
        progress: 100,
        processing: 0,
        status: 'COMPLETED',
        finishDate: null,
        team: null,
      },
      nodeEnrollment: enteredNode,
    });
  const facts: unknown[] = [];
  const stop = subscribe(contentCompleted, (fact) => facts.push(fact));
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    at,
  );
  await say(ready);
  await say(finished());
  expect(await screen.findByText('Você ganhou 10 pontos na campanha!')).toBeVisible();
  expect(api.calls(getEnrollmentNode)).toHaveLength(1);
  expect(facts).toEqual([{ idEnrollment: 7, idContentItem: 41 }]);
  stop();
});

test('offers the impact evaluation once when a lesson finishes the training [B4.10-01]', async () => {
  await quiet();
  const impactEvaluation = {
    idEnrollment: 7,
    idEvaluation: 3,
    title: 'NR-10',
    availableUntilDays: 30,
    expirationDate: '2026-12-22 02:59:59',
  };
  announce()
    .reply(getScormLessons, lessonsReply([aSco(1, 'Riscos')]))
    .reply(playScorm, { ...visit, nextItem: null })
    .reply(saveScormProgress, {
      ...saved,
      status: 'PASSED',
      progress: 100,
      enrollmentStatus: 'PASSED',
      impactEvaluation,
    });
  renderPage(<Page />, at);
  await say(ready);
  await say(finished({ status: 'PASSED' }));
  const dialog = await screen.findByRole('dialog', { name: 'Treinamento concluído!' });
  expect(within(dialog).getByText(/Você concluiu NR-10\. Agora você tem 30 dias/)).toBeInTheDocument();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Agora não' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'FECHAR CONTEÚDO' }));
  expect(await screen.findByTestId('location')).toHaveTextContent('/level/7/');
  expect(screen.queryByRole('dialog', { name: 'Treinamento concluído!' })).toBeNull();
});

test('ignores messages that do not come from the frame', async () => {
  await quiet();
  const api = announce();
  renderPage(<Page />, at);
  await say(ready, { from: 'https://outro.example' });
  await say(finished(), { source: window });
  expect(screen.getByText('Aguarde, iniciando conteúdo')).toBeVisible();
  expect(api.calls(saveScormProgress)).toHaveLength(0);
});

test('starts a new visit when the current one has expired and shows a retry for a missing file', async () => {
  const api = announce();
  renderPage(<Page />, at);
  await say(ready);
  api.reply(playScorm, { ...visit, url: `${url}2` });
  await say({ type: 'failed', reason: 'token-over' });
  expect(await screen.findByText(/Abra de novo para continuar de onde parou/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(async () => expect(await lessonFrame()).toHaveAttribute('src', `${url}2`));
  await say({ type: 'failed', reason: 'missing-file' });
  expect(await screen.findByText(/O arquivo desta lição não foi encontrado/)).toBeVisible();
});

test('shows why a lesson is locked, with a link to the lesson that has to be done first [B4.3-09]', async () => {
  announce().refuse(playScorm, {
    status: 403,
    code: 'learning.prerequisites-not-met',
    message: 'Conclua “Riscos” para liberar esta lição.',
  });
  renderPage(<Page />, { ...at, at: '/lessons/7/41/2/9/sco/false' });
  expect(await screen.findByText('Ainda não é a hora desta lição')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Riscos' })).toHaveAttribute('href', '/lessons/7/41/1/9/sco/false');
  // The title appears once, because the sentence contains the link.
  expect(screen.getByText(/^Conclua/)).toHaveTextContent('Conclua Riscos para liberar esta lição.');
  expect(screen.getAllByText(/Riscos/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Ver as lições' })).toHaveAttribute('href', '/lms/7/41/9/0');
});

test('navigates from an unprocessed package to the page that explains it', async () => {
  announce().refuse(playScorm, { status: 409, code: 'learning.scorm-not-ready', message: '' });
  renderPage(<Page />, at);
  expect(await screen.findByTestId('location')).toHaveTextContent('/lms/7/41/9/0');
});

test('saves the lesson when the person goes back without closing it [B8-23]', async () => {
  await quiet();
  const api = announce();
  const { unmount } = renderPage(<Page />, at);
  await say(ready);
  unmount();
  await waitFor(() => expect(api.calls(saveScormProgress)).toHaveLength(1), { timeout: 3500 });
  await waitFor(() =>
    expect(
      Object.entries({ ...localStorage }).filter(
        ([key, value]) => key.includes('learning-scorm') && String(value).includes('"idContentItem":41'),
      ),
    ).toEqual([]),
  );
});

test('opens the next lesson automatically in fluid navigation, unless the person stays', async () => {
  const api = announce().reply(getScormLessons, lessonsReply(openNext));
  renderPage(<Page />, { ...at, at: '/lessons/7/41/1/9/multi/false' });
  await say(ready);
  await say(finished());
  expect(await screen.findByText(/A próxima lição abre em instantes: Bloqueio/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Ficar nesta lição' }));
  expect(screen.getByText(/A seguir: Bloqueio/)).toBeVisible();
  expect(api.calls(playScorm)).toHaveLength(1);
});
