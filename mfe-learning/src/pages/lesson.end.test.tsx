import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  SCORM_CHANNEL,
  contentCompleted,
  getEnrollmentNode,
  getScormLessons,
  lessonCompleted,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import { subscribe } from '@shared-kit/runtime/events';
import { renderPage, testSession, testSteps } from '@shared-kit/testing';
import { ToastPlace } from '@shared-kit/ui/toast';
import { aBlock, aContent, aTraining } from '../test/card-factory.ts';
import { enteredNode } from '../test/progress-reply.ts';
import { aSco, lessonsReply } from '../test/sco-factory.ts';
import { Page } from './lesson.tsx';
import {
  announce,
  at,
  endAnnouncements,
  finished,
  lessonFrame,
  openNext,
  origin,
  quiet,
  ready,
  saved,
  say,
  visit,
} from './lesson.fixtures.tsx';

const { idUser } = testSession.viewer;

/** Spies on the messages that the portal sends to the frame. */
async function postedMessages(): Promise<jest.SpiedFunction<Window['postMessage']>> {
  const { contentWindow } = await lessonFrame();
  if (!contentWindow) throw new Error('a frame has a window');
  return jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => undefined);
}

endAnnouncements();

test('requests the frame to finish on leaving, saves 2 s later and navigates once [B4.5-04] [B4.5-05] [B7.2-12]', async () => {
  await quiet();
  const api = announce();
  renderPage(<Page />, at);
  await say(ready);
  const said = await postedMessages();
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
  const events: unknown[] = [];
  const stop = subscribe(lessonCompleted, (event) => events.push(event));
  renderPage(<Page />, at);
  await say(ready);
  const next = await screen.findByRole('button', { name: 'Próximo' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  api.reply(getScormLessons, lessonsReply(openNext));
  await say(finished());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Próximo' })).not.toHaveAttribute('aria-disabled'));
  expect(events).toEqual([{ idEnrollment: 7, idContentItem: 41, idSco: 1 }]);
  expect(screen.getByText(/A seguir: Bloqueio/)).toBeVisible();
  const said = await postedMessages();
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
        expiresAt: null,
        validUntil: null,
        team: null,
      },
      nodeEnrollment: enteredNode,
      steps: testSteps,
      canReenroll: 0,
      renews: null,
    });
  const events: unknown[] = [];
  const stop = subscribe(contentCompleted, (event) => events.push(event));
  renderPage(
    <>
      <Page />
      <ToastPlace />
    </>,
    at,
  );
  await say(ready);
  await say(finished());
  expect(await screen.findByText('Você ganhou 10 pontos na campanha!')).toBeVisible();
  expect(api.calls(getEnrollmentNode)).toHaveLength(1);
  expect(events).toEqual([{ idEnrollment: 7, idContentItem: 41 }]);
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
