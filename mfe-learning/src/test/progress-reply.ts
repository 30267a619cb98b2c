import type { ReplyOf } from '@shared-kit/contracts/core';
import type { ContentEnrollment, NodeEnrollment, createContentEnrollment } from '@shared-kit/contracts/learning';
import { testSession } from '@shared-kit/testing';

const { idUser } = testSession.viewer;

/** Content enrolment of a content that was only opened. */
export const openedContent: ContentEnrollment = {
  idContentEnrollment: 5,
  idNodeEnrollment: 9,
  idEnrollment: 7,
  idContentItem: 41,
  idUser,
  idContentType: 5,
  progress: 0,
  grade: 0,
  status: 'IN_PROGRESS',
  startDate: null,
  finishDate: null,
  lastAccessDate: null,
};

export const enteredNode: NodeEnrollment = {
  idNodeEnrollment: 9,
  idEnrollment: 7,
  idUser,
  idTeam: null,
  progress: 50,
  processing: 0,
  status: 'IN_PROGRESS',
  grade: null,
  equivalentNodeCode: null,
  lastAccessDate: null,
};

export const progressReply: ReplyOf<typeof createContentEnrollment> = {
  success: true,
  contentEnrollment: openedContent,
  nodeEnrollment: enteredNode,
  enrollmentStatus: 'IN_PROGRESS',
  enrollmentProgress: 50,
  points: null,
  impactEvaluation: null,
  completesIn: null,
};
