import { recordVisit } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import {
  createContentEnrollment,
  getNavigationMap,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import type { ContentEnrollment } from '@shared-kit/contracts/learning';
import { MockApi, testContentItem, testSession, testSteps } from '@shared-kit/testing';
import { aMapItem } from './card-factory.ts';
import { enteredNode, openedContent, progressReply } from './progress-reply.ts';

const { idUser } = testSession.viewer;
/** Page of a training. */
export const enrolledItem: ContentItem = {
  ...testContentItem,
  idContentItem: 41,
  idContentType: 5,
  idSection: null,
  text: 'Os seis passos',
  content: '<p>Seccione e bloqueie.</p>',
  contentLocation: '',
  author: 'Caio',
  duration: 0,
};

/** Mocks the replies that a content inside an enrolment needs. */
export function announceContent(content: ContentItem, contentEnrollment: ContentEnrollment | null = null): MockApi {
  return new MockApi()
    .reply(getStudentContent, {
      content,
      contentEnrollment,
      nodeCode: 'nr-10',
      nodeTitle: 'NR-10',
      isSeekingBlocked: 0,
    })
    .reply(getNavigationMap, {
      title: 'NR-10',
      label: '',
      nodeCode: 'nr-10',
      nodeEnrollment: enteredNode,
      status: 'IN_PROGRESS',
      steps: testSteps,
      mapElements: [aMapItem({ idContentItem: 41, nodeEnrollment: enteredNode })],
    })
    .reply(createContentEnrollment, progressReply)
    .reply(updateContentEnrollment, {
      ...progressReply,
      contentEnrollment: { ...openedContent, status: 'COMPLETED', progress: 100 },
      points: { earnPoints: 10, totalUserPoints: 40 },
    })
    .reply(recordContentAccess, { success: true })
    .refuse(recordVisit, { status: 409, code: 'test.ignored', message: '' });
}

/** Address of that content. */
export const enrolledAddress = {
  at: `/contentNode/41/9/7/${idUser}/-`,
  route: '/contentNode/:idContent/:idNodeEnrollment/:idEnrollment/:idUser/:title?/:scoType?',
};
