import type { NextItem, TrainingSteps } from './training-steps.schema.ts';

/** Returns a content that the learner does next. */
export function aNextItem(fields: Partial<NextItem> = {}): NextItem {
  return {
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
    ...fields,
  };
}

/** Returns the steps of a training of eight items, three of them done. */
export function someSteps(fields: Partial<TrainingSteps> = {}): TrainingSteps {
  return {
    done: 3,
    total: 8,
    minutesLeft: 12,
    next: aNextItem(),
    commentsMissing: 0,
    hasCertificate: 0,
    ...fields,
  };
}
