import { awaitingComments, neverBack, rollUp } from './roll-up.rules.ts';
import { anElement, done, open } from '../test/course-factory.ts';

const half = { ...open, status: 'IN_PROGRESS', progress: 50 } as const;
const passed = { status: 'PASSED', progress: 100, isDone: true, isSettled: true, grade: 80 } as const;
const failedWithTries = { status: 'FAILED', progress: 100, isDone: true, isSettled: false, grade: 40 } as const;
const failedForGood = { ...failedWithTries, isSettled: true } as const;

const content = (state: typeof open, mandatory = false) => anElement('CONTENT', 'Conteúdo', state, null, mandatory);
const exam = (state: typeof open) => anElement('EVALUATION', 'Prova', state);

describe('roll-up of a node', () => {
  test('reports NOT_ATTEMPTED when nothing was touched', () => {
    expect(rollUp([content(open), exam(open)])).toEqual({ status: 'NOT_ATTEMPTED', progress: 0, grade: null });
  });

  test('starts the node when a content is opened, even before its progress counts', () => {
    expect(rollUp([content({ ...open, status: 'IN_PROGRESS' }), content(open)])).toMatchObject({
      status: 'IN_PROGRESS',
      progress: 0,
    });
  });

  test('averages the progress of the elements that count', () => {
    expect(rollUp([content(done), content(half), exam(open)])).toMatchObject({ status: 'IN_PROGRESS', progress: 50 });
  });

  test('completes the node when all contents are done [B4.1-10]', () => {
    expect(rollUp([content(done), content(done)])).toEqual({ status: 'COMPLETED', progress: 100, grade: null });
  });

  test('passes the node with a passed evaluation and takes over its grade [B4.1-10]', () => {
    expect(rollUp([content(done), exam(passed)])).toEqual({ status: 'PASSED', progress: 100, grade: 80 });
  });

  test('keeps a failure in progress while a try is left, and makes it final without one', () => {
    expect(rollUp([content(done), exam(failedWithTries)])).toMatchObject({ status: 'IN_PROGRESS', progress: 99 });
    expect(rollUp([content(done), exam(failedForGood)])).toMatchObject({ status: 'FAILED', progress: 100, grade: 40 });
  });

  test('counts only mandatory elements if there are any, and never images', () => {
    expect(rollUp([content(done, true), content(open)])).toMatchObject({ status: 'COMPLETED', progress: 100 });
    expect(rollUp([anElement('IMAGE', 'Capa', open), content(done)])).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('training that requires comments', () => {
  const missing = { count: 1, minCount: 2 };

  test('waits for comments only when everything else is done [B4.12-10]', () => {
    expect(awaitingComments({ status: 'PASSED', progress: 100, grade: 80 }, missing)).toEqual({
      status: 'IN_PROGRESS',
      progress: 99,
      grade: 80,
    });
    for (const after of [
      { status: 'FAILED', progress: 100, grade: 40 },
      { status: 'NOT_ATTEMPTED', progress: 0, grade: null },
    ] as const) {
      expect(awaitingComments(after, missing)).toEqual(after);
    }
    const done = { status: 'COMPLETED', progress: 100, grade: null } as const;
    expect([awaitingComments(done, null), awaitingComments(done, { count: 2, minCount: 2 })]).toEqual([done, done]);
  });
});

describe('completion never decreases', () => {
  test('leaves a finished node unchanged', () => {
    const before = { status: 'COMPLETED', progress: 100, grade: null } as const;
    expect(neverBack(before, { status: 'IN_PROGRESS', progress: 66, grade: null })).toEqual(before);
  });

  test('replaces a failure by a pass only', () => {
    const before = { status: 'FAILED', progress: 100, grade: 40 } as const;
    expect(neverBack(before, { status: 'PASSED', progress: 100, grade: 80 })).toMatchObject({
      status: 'PASSED',
      grade: 80,
    });
    expect(neverBack(before, { status: 'IN_PROGRESS', progress: 99, grade: 40 })).toMatchObject({
      status: 'FAILED',
      progress: 100,
    });
  });
});
