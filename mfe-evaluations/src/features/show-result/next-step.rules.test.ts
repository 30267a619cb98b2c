import type { MapElement } from '@shared-kit/contracts/learning';
import { nextStep } from './next-step.rules.ts';

const item = (title: string, more: Partial<MapElement> = {}): MapElement => ({
  elementType: 'CONTENT',
  title,
  nodeCode: 'unidade-2',
  idContentItem: 20,
  idContentType: 2,
  idEvaluation: null,
  contentEnrollment: null,
  nodeEnrollment: null,
  questionnaire: null,
  mandatory: 1,
  sequential: 1,
  progress: 0,
  status: 'NOT_ATTEMPTED',
  lock: null,
  mapElements: [],
  ...more,
});
const here = item('Prova', { elementType: 'EVALUATION', idContentItem: null, idEvaluation: 2, progress: 100 });
const entered: MapElement['nodeEnrollment'] = {
  idNodeEnrollment: 7,
  idEnrollment: 1,
  idUser: 3,
  idTeam: null,
  progress: 50,
  processing: 0,
  status: 'IN_PROGRESS',
  grade: null,
  equivalentNodeCode: null,
  lastAccessDate: null,
};
const locked: MapElement['lock'] = { reason: 'SEQUENCE', message: 'Conclua o item anterior.', blockedBy: null };
const step = (mapElements: MapElement[], more: Partial<Parameters<typeof nextStep>[0]> = {}) =>
  nextStep({
    idUser: 3,
    idEnrollment: 1,
    idEvaluation: 2,
    isPassed: true,
    canRetry: false,
    map: { mapElements },
    certificates: [],
    ...more,
  });

test('a failure leads to another try while one is left, otherwise back', () => {
  expect(step([item('Depois')], { isPassed: false, canRetry: true })).toEqual({ kind: 'retry' });
  expect(step([item('Depois')], { isPassed: false })).toEqual({ kind: 'back' });
});

test('a pass leads to the certificate of its own enrolment before anything else', () => {
  expect(step([here, item('Depois')], { certificates: [{ idEnrollment: 1 }] })).toEqual({ kind: 'certificate' });
  expect(step([here], { certificates: [{ idEnrollment: 4 }] })).toEqual({ kind: 'back' });
});

test('a pass continues with the first open item after the evaluation, then with one before it', () => {
  const before = item('Antes');
  const after = [item('Fechado', { lock: locked }), item('Visto', { progress: 100 }), item('Depois')];
  expect(step([before, here, ...after])).toMatchObject({ kind: 'continue', title: 'Depois' });
  expect(step([before, here, ...after.slice(0, 2)])).toMatchObject({ title: 'Antes' });
  expect(step([here])).toEqual({ kind: 'back' });
  expect(step([], { map: undefined })).toEqual({ kind: 'back' });
});

test('a pre-test continues with the first open item', () => {
  expect(step([item('Unidade 1')], { isPassed: null })).toMatchObject({ title: 'Unidade 1' });
});

test.each([
  ['a content', item('A', { nodeEnrollment: entered }), '/contentNode/20/7/1/3/A'],
  ['a SCORM content', item('A', { idContentType: 26, nodeEnrollment: entered }), '/lms/1/20/7/1'],
  ['a content of a node that was never opened', item('A'), '/level/1/unidade-2'],
  ['an evaluation', item('A', { elementType: 'EVALUATION', idContentItem: null, idEvaluation: 9 }), '/evaluations/1/9'],
])('leads to the address of %s', (_, next, to) => {
  expect(step([here, next])).toEqual({ kind: 'continue', title: 'A', to });
});
