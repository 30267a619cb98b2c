/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { getEnrollmentNode } from '@shared-kit/contracts/learning';
import type { Node } from '@shared-kit/contracts/learning';
import { MockApi, testSession, testSteps } from '@shared-kit/testing';
import { aBlock, aContent, aTraining } from '../../test/card-factory.ts';
import { enteredNode } from '../../test/progress-reply.ts';

const notify = jest.fn<(notice: object) => string>();
jest.unstable_mockModule('@shared-kit/ui/toast', () => ({ notify, POINTS_TOAST: 'points' }));
const { notifyOfCampaign } = await import('./notify-of-campaign.ts');

const { idUser } = testSession.viewer;
const finished = {
  idUser,
  idEnrollment: 7,
  nodeCode: 'nr-10',
  idContentItem: 41,
  points: { earnPoints: 10, totalUserPoints: 40 },
};

function announce(fields: Partial<Node>, contents = [aContent(), aContent({ idContentItem: 41 })]): void {
  const node = {
    ...aTraining({ nodeCode: 'nr-10', hasCampaign: 1 }),
    syllabus: '',
    hasEquivalences: 0 as const,
    blocks: [aBlock('List', contents)],
    childNodes: [],
    ...fields,
  };
  const enrollment = {
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
  } as const;
  new MockApi().reply(getEnrollmentNode, {
    node,
    enrollment,
    nodeEnrollment: enteredNode,
    steps: testSteps,
    canReenroll: 0,
    renews: null,
  });
}

beforeEach(() => notify.mockClear());

test('shows the notice of campaign points for 9 s [B4.5-08]', async () => {
  announce({});
  await notifyOfCampaign(finished);
  expect(notify.mock.calls).toMatchObject([[{ durationMs: 9000, text: 'Você ganhou 10 pontos na campanha!' }]]);
});

test('shows no notice for a node without a campaign or when another content follows', async () => {
  announce({ hasCampaign: 0 });
  await notifyOfCampaign(finished);
  announce({}, [aContent({ idContentItem: 41 }), aContent()]);
  await notifyOfCampaign(finished);
  new MockApi().refuse(getEnrollmentNode, { status: 404, code: 'not-found', message: 'Não há.' });
  await notifyOfCampaign(finished);
  expect(notify).not.toHaveBeenCalled();
});
