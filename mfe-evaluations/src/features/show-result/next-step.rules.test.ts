import type { MapElement, NextItem, TrainingSteps } from '@shared-kit/contracts/learning';
import { nextStep, reviewItems } from './next-step.rules.ts';

const testNextItem: NextItem = {
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
const testSteps: TrainingSteps = {
  done: 3,
  total: 8,
  minutesLeft: 12,
  next: null,
  commentsMissing: 0,
  hasCertificate: 0,
};

const learner = { idUser: 3, idEnrollment: 1 };

const step = (more: Partial<Parameters<typeof nextStep>[0]> = {}) =>
  nextStep({
    ...learner,
    isPassed: true,
    canRetry: false,
    map: { title: 'NR-10', status: 'IN_PROGRESS', steps: testSteps },
    ...more,
  });

const withNext = { title: 'NR-10', status: 'IN_PROGRESS', steps: { ...testSteps, next: testNextItem } } as const;

test('a failure leads to another try while one is left, otherwise back', () => {
  expect(step({ isPassed: false, canRetry: true, map: withNext })).toEqual({ kind: 'retry' });
  expect(step({ isPassed: false, map: withNext })).toEqual({ kind: 'back' });
});

test('a pass and a pre-test lead to the main action of the training', () => {
  const action = { kind: 'continue', title: 'Os seis passos' };
  expect(step({ map: withNext })).toMatchObject({ kind: 'training', action });
  expect(step({ map: withNext, isPassed: null })).toMatchObject({ kind: 'training', action });
  const finished = { title: 'NR-10', status: 'PASSED', steps: { ...testSteps, hasCertificate: 1 } } as const;
  expect(step({ map: finished })).toMatchObject({ action: { kind: 'certificate', idEnrollment: 1 } });
});

test('leads back when nothing is left to open, or when the map can not be read', () => {
  expect(step()).toEqual({ kind: 'back' });
  expect(step({ map: undefined })).toEqual({ kind: 'back' });
});

const item = (title: string, more: Partial<MapElement> = {}): MapElement => ({
  elementType: 'CONTENT',
  title,
  nodeCode: 'unidade-2',
  idContentItem: 20,
  idContentType: 2,
  idEvaluation: null,
  minutes: 5,
  contentEnrollment: null,
  nodeEnrollment: null,
  questionnaire: null,
  mandatory: 1,
  sequential: 1,
  progress: 100,
  status: 'COMPLETED',
  lock: null,
  mapElements: [],
  ...more,
});
const exam = item('Prova', { elementType: 'EVALUATION', idContentItem: null, idEvaluation: 2 });

test('reviews the contents of the module of the evaluation', () => {
  const mapElements = [item('Antes', { nodeCode: 'unidade-1' }), item('Aula'), exam];
  expect(reviewItems({ mapElements }, { ...learner, idEvaluation: 2 })).toEqual([
    { title: 'Aula', idContentType: 2, minutes: 5, to: '/level/1/unidade-2' },
  ]);
});

test('reviews the whole training when the module has no contents', () => {
  const unit = item('Unidade 1', { elementType: 'NODE', mapElements: [item('Antes', { nodeCode: 'unidade-1' })] });
  const titles = reviewItems({ mapElements: [unit, exam] }, { ...learner, idEvaluation: 2 }).map(({ title }) => title);
  expect(titles).toEqual(['Antes']);
});
