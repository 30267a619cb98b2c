import { mainAction, progressText } from './main-action.rules.ts';
import type { TrainingAtHand } from './main-action.rules.ts';
import { aNextItem, someSteps } from './main-action.fixtures.ts';

type Enrolled = NonNullable<TrainingAtHand['enrollment']>;

const actionOf = (enrollment: Partial<Enrolled> | null, training: Partial<TrainingAtHand> = {}) =>
  mainAction({
    idUser: 3,
    nodeCode: 'nr-10',
    lock: null,
    enrollment: enrollment && {
      idEnrollment: 7,
      status: 'IN_PROGRESS',
      canReenroll: 0,
      steps: someSteps(),
      ...enrollment,
    },
    ...training,
  });

const lock = (reason: NonNullable<TrainingAtHand['lock']>['reason'], message = 'Por isto.') => ({
  lock: { reason, message },
});

const exam = aNextItem({
  elementType: 'EVALUATION',
  title: 'Prova',
  idContentItem: null,
  idContentType: null,
  idEvaluation: 5,
  idQuestionnaire: 31,
});

test.each([
  ['a training without an enrolment', actionOf(null), { kind: 'see', to: '/catalog/nr-10' }],
  ['a training in preparation', actionOf(null, lock('IN_PREPARATION')), { kind: 'preparing' }],
  ['a restricted training', actionOf(null, lock('RESTRICTED')), { kind: 'locked', reason: 'Por isto.', to: null }],
  [
    'a training with a missing prerequisite',
    actionOf(null, lock('PREREQUISITE')),
    { kind: 'locked', reason: 'Por isto.', to: '/catalog/nr-10' },
  ],
  [
    'a new enrolment',
    actionOf({ status: 'NOT_ATTEMPTED' }),
    { kind: 'start', to: '/contentNode/20/9/7/3/Os%20seis%20passos', minutes: 12 },
  ],
  [
    'an enrolment in progress',
    actionOf({}),
    { kind: 'continue', to: '/contentNode/20/9/7/3/Os%20seis%20passos', title: 'Os seis passos', minutes: 12 },
  ],
  [
    'an item of a module that was never opened',
    actionOf({ steps: someSteps({ next: aNextItem({ idNodeEnrollment: null, nodeCode: 'modulo-2' }) }) }),
    { kind: 'continue', to: '/level/7/modulo-2?abrir=proximo' },
  ],
  [
    'a package',
    actionOf({ steps: someSteps({ next: aNextItem({ idContentType: 26 }) }) }),
    { kind: 'continue', to: '/lms/7/20/9/1' },
  ],
  [
    'an evaluation in progress',
    actionOf({ steps: someSteps({ next: exam }) }),
    { kind: 'continue', to: '/evaluations/7/5/31' },
  ],
  [
    'a failed evaluation with attempts left',
    actionOf({ steps: someSteps({ next: { ...exam, isRetake: 1, triesLeft: 1 } }) }),
    { kind: 'retake', to: '/evaluations/7/5', triesLeft: 1 },
  ],
  [
    'missing comments',
    actionOf({ steps: someSteps({ next: null, commentsMissing: 2 }) }),
    { kind: 'comment', to: '/level/7', count: 2 },
  ],
  [
    'a training whose items are all done',
    actionOf({ steps: someSteps({ next: null }) }),
    { kind: 'open', to: '/level/7' },
  ],
  [
    'a completion with a certificate',
    actionOf({ status: 'PASSED', steps: someSteps({ next: null, hasCertificate: 1 }) }, lock('COMPLETED')),
    { kind: 'certificate', idEnrollment: 7 },
  ],
  ['a completion without a certificate', actionOf({ status: 'COMPLETED' }), { kind: 'open', to: '/level/7' }],
  [
    'a completion whose validity ends soon',
    actionOf({ status: 'PASSED', canReenroll: 1, steps: someSteps({ hasCertificate: 1 }) }),
    { kind: 'enrol-again', to: '/catalog/nr-10' },
  ],
  [
    'a class that begins later',
    actionOf({ status: 'NOT_ATTEMPTED' }, lock('NOT_STARTED', 'A turma começa em 01/12/2026.')),
    { kind: 'locked', reason: 'A turma começa em 01/12/2026.', to: null },
  ],
  ['an expired enrolment', actionOf({ status: 'EXPIRED' }), { kind: 'locked', to: null }],
])('returns the main action of %s', (_, action, expected) => {
  expect(action).toMatchObject(expected);
});

test.each([
  [someSteps(), 37.6, '3 de 8 · 38%'],
  [someSteps({ total: 0 }), 0, '0%'],
  [undefined, 50, '50%'],
])('shows the progress as a number', (steps, percent, text) => {
  expect(progressText(steps, percent)).toBe(text);
});
