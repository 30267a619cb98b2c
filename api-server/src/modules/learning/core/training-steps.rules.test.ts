import type { ContentSummary } from '../../content/index.ts';
import { aCourse, aNode, anElement, done, open } from '../test/course-factory.ts';
import type { CourseElement, CourseEvaluation } from './course.rules.ts';
import { trainingSteps } from './training-steps.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');

const content = (seconds: number): ContentSummary => ({
  idContentItem: 1,
  idContentType: 2,
  title: 'Aula',
  description: '',
  image: '',
  location: '',
  duration: seconds,
  visits: 0,
  shareable: false,
});

const aLesson = (title: string, state = open, seconds = 120): CourseElement => ({
  ...anElement('CONTENT', title, state),
  content: content(seconds),
});

const leftAt = (lesson: CourseElement, day: string): CourseElement => ({
  ...lesson,
  state: { ...open, status: 'IN_PROGRESS', progress: 50 },
  contentEnrollment: {
    id_content_enrollment: 1,
    id_node_enrollment: 1,
    id_content_item: 1,
    status: 'IN_PROGRESS',
    progress: 50,
    grade: 0,
    start_date: new Date(day),
    finish_date: null,
    last_access_date: new Date(day),
  },
});

const anExam = (fields: Partial<CourseEvaluation> = {}, state = open): CourseElement => ({
  ...anElement('EVALUATION', 'Prova', state),
  evaluation: {
    idEvaluation: 5,
    title: 'Prova',
    description: '',
    isGraded: true,
    status: 'NOT_ATTEMPTED',
    progress: 0,
    triesLeft: null,
    questionnaire: null,
    ...fields,
  },
});

const failed = anExam({ status: 'FAILED', triesLeft: 1 }, { ...open, status: 'FAILED', isDone: true });

const stepsOf = (elements: CourseElement[], options: Parameters<typeof aNode>[1] = {}) =>
  trainingSteps(aCourse([aNode(1, options, elements)]), now);

test('counts the finished items and adds the minutes of the others', () => {
  const steps = stepsOf([aLesson('Um', done), aLesson('Dois'), aLesson('Três', open, 300)]);
  expect(steps).toMatchObject({ done: 1, total: 3, minutesLeft: 7, next: { title: 'Dois', minutes: 2 } });
});

test('counts only mandatory items when there are any', () => {
  const optional = aLesson('Opcional');
  const mandatory = { ...optional, row: { ...optional.row, mandatory: true }, title: 'Obrigatória' };
  expect(stepsOf([optional, mandatory])).toMatchObject({ done: 0, total: 1, next: { title: 'Obrigatória' } });
});

test('takes the share left of the declared duration while the duration of an item is unknown', () => {
  const row = { duration: 50 };
  expect(stepsOf([aLesson('Um'), aLesson('Dois', open, 0)], { row }).minutesLeft).toBe(50);
  expect(stepsOf([aLesson('Um'), aLesson('Dois', open, 0)]).minutesLeft).toBe(2);
  expect(stepsOf([aLesson('Dois', open, 0)]).minutesLeft).toBeNull();
});

test('continues with the content that was left last', () => {
  const elements = [
    aLesson('Um'),
    leftAt(aLesson('Dois'), '2026-11-01T12:00:00Z'),
    leftAt(aLesson('Três'), '2026-11-09T12:00:00Z'),
  ];
  expect(stepsOf(elements)).toMatchObject({ next: { title: 'Três', minutes: 1 } });
});

test('skips a locked item, and offers a failed evaluation again only after the others', () => {
  expect(stepsOf([aLesson('Um'), aLesson('Dois')], { sequential: true }).next?.title).toBe('Um');
  expect(stepsOf([failed, aLesson('Dois')]).next?.title).toBe('Dois');
  expect(stepsOf([failed, aLesson('Dois', done)]).next).toMatchObject({ title: 'Prova', isRetake: 1, triesLeft: 1 });
});

test('has no next item after the last attempt of a failed evaluation', () => {
  const over = anExam({ status: 'FAILED', triesLeft: 0 }, { ...open, status: 'FAILED', isSettled: true });
  expect(stepsOf([over])).toMatchObject({ done: 1, total: 1, next: null });
});

test('asks for the pre-test of a node before its items', () => {
  const node = aNode(1, {}, [aLesson('Um')]);
  const [list] = node.blocks;
  if (!list) throw new Error('a node has a block');
  const before = { row: { ...list.row, block_type: 'PreTest' }, elements: [anExam({ title: 'Pré-teste' })] };
  const course = aCourse([{ ...node, blocks: [before, list] }]);
  expect(trainingSteps(course, now)).toMatchObject({ total: 1, next: { elementType: 'EVALUATION' } });
});

test('follows the modules, and counts all items of a module that is done by equivalence', () => {
  const module = (id: number, state = open) => anElement('NODE', `Módulo ${id}`, state, id);
  const root = aNode(1, { sequential: true }, [module(2, { ...done, status: 'EQUIVALENCY' }), module(3)]);
  const course = aCourse([
    root,
    aNode(2, { idParent: 1 }, [aLesson('Um'), aLesson('Dois')]),
    aNode(3, { idParent: 1 }, [aLesson('Três')]),
  ]);
  expect(trainingSteps(course, now)).toMatchObject({
    done: 2,
    total: 3,
    next: { title: 'Três', nodeCode: 'no-3', idNodeEnrollment: null },
  });
});

test('a completed training has nothing left, and its certificate when the class gives one', () => {
  const nodes = [aNode(1, {}, [aLesson('Um')])];
  const ended = (status: 'PASSED' | 'EQUIVALENCY') =>
    trainingSteps(aCourse(nodes, { enrollment: { status }, team: { id_certificate: 4 } }), now);
  expect(ended('PASSED')).toMatchObject({ done: 1, total: 1, minutesLeft: 0, next: null, hasCertificate: 1 });
  expect(ended('EQUIVALENCY')).toMatchObject({ next: null, hasCertificate: 0 });
});

test('counts the required comments that are not written yet', () => {
  const course = aCourse([aNode(1, {}, [aLesson('Um', done)])]);
  expect(trainingSteps({ ...course, participation: { count: 1, minCount: 3 } }, now).commentsMissing).toBe(2);
});
