import { act, screen } from '@testing-library/react';
import type { ReplyOf } from '@shared-kit/contracts/core';
import {
  SCORM_CHANNEL,
  getNavigationMap,
  getScormLessons,
  getScormNetworkTest,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import type { ScormFrameMessage } from '@shared-kit/contracts/learning';
import { recordVisit } from '@shared-kit/contracts/content';
import { MockApi, testSteps } from '@shared-kit/testing';
import { aMapItem } from '../test/card-factory.ts';
import { enteredNode, openedContent } from '../test/progress-reply.ts';
import { aSco, lessonsReply } from '../test/sco-factory.ts';

export const origin = 'https://conteudo.example';
export const url = `${origin}/scorm/visit/abc`;
const route = '/lessons/:idEnrollment/:idContentItem/:idSco/:idNodeEnrollment?/:scoType?/:scormCompleted?/:idTeam?';
export const at = { at: '/lessons/7/41/1/9/sco/false', route };

const item = (idSco: number, title: string, prerequisitesMet: 0 | 1 = 1) => ({
  idSco,
  idContentItem: 41,
  title,
  scoType: 'sco' as const,
  status: 'NOT_ATTEMPTED' as const,
  prerequisitesMet,
});
export const visit: ReplyOf<typeof playScorm> = {
  url,
  mode: 'normal',
  moves: null,
  currentItem: item(1, 'Riscos'),
  nextItem: item(2, 'Bloqueio', 0),
  previousItem: null,
};
export const saved: ReplyOf<typeof saveScormProgress> = {
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
export const openNext = [aSco(1, 'Riscos', { scoEnrollment: { status: 'COMPLETED' } }), aSco(2, 'Bloqueio')];

export function announce(): MockApi {
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
      status: 'IN_PROGRESS',
      steps: testSteps,
      mapElements: [
        aMapItem({ idContentItem: 41, idContentType: 26, nodeEnrollment: enteredNode }),
        aMapItem({ idContentItem: 42, nodeEnrollment: enteredNode, title: 'Vídeo' }),
      ],
    })
    .refuse(recordVisit, { status: 409, code: 'test.ignored', message: '' });
}

export const lessonFrame = () => screen.findByTitle<HTMLIFrameElement>('Riscos');

type Message = ScormFrameMessage extends infer M
  ? M extends ScormFrameMessage
    ? Omit<M, 'channel' | 'idSco'>
    : never
  : never;

export async function say(
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

export const ready = { type: 'ready' } as const;
export const finished = (fields: Partial<Extract<Message, { type: 'finished' }>> = {}) =>
  ({ type: 'finished', status: 'COMPLETED', pending: false, navigation: null, ...fields }) as const;

/** Waits until the page of an earlier test has sent its data, 2 s after it was closed. */
export const quiet = () => new Promise((resolve) => setTimeout(resolve, 2200));

/** Removes the listeners after each test. */
export function endAnnouncements(): void {
  afterEach(() => localStorage.clear());
}
