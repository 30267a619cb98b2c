import type { NextItem, TrainingSteps } from '@shared-kit/contracts/learning';

/** Content that a learner does next. */
export const testNextItem: NextItem = {
  elementType: 'CONTENT',
  title: 'Os seis passos',
  nodeCode: 'nr-10',
  idContentItem: 20,
  idContentType: 2,
  idEvaluation: null,
  idNodeEnrollment: 9,
  idQuestionnaire: null,
  minutes: 12,
  isRetake: 0,
  triesLeft: null,
};

/** Steps of a training with nothing left to open. */
export const testSteps: TrainingSteps = {
  done: 3,
  total: 8,
  minutesLeft: 12,
  next: null,
  commentsMissing: 0,
  hasCertificate: 0,
};
