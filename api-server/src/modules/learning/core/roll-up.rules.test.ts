import { awaitingComments, neverBack, rollUp } from './roll-up.rules.ts';
import { anElement, done, open } from '../test/course-factory.ts';

const half = { ...open, status: 'IN_PROGRESS', progress: 50 } as const;
const passed = { status: 'PASSED', progress: 100, isDone: true, isSettled: true, grade: 80 } as const;
const failedWithTries = { status: 'FAILED', progress: 100, isDone: true, isSettled: false, grade: 40 } as const;
const failedForGood = { ...failedWithTries, isSettled: true } as const;

const content = (state: typeof open, mandatory = false) => anElement('CONTENT', 'Conteúdo', state, null, mandatory);
const exam = (state: typeof open) => anElement('EVALUATION', 'Prova', state);

describe('roll-up of a node', () => {
  test('nothing touched is not attempted', () => {
    expect(rollUp([content(open), exam(open)])).toEqual({ status: 'NOT_ATTEMPTED', progress: 0, grade: null });
  });

  test('an opened content starts the node even before its progress counts', () => {
    expect(rollUp([content({ ...open, status: 'IN_PROGRESS' }), content(open)])).toMatchObject({
      status: 'IN_PROGRESS',
      progress: 0,
    });
  });

  test('progress is the mean of what counts', () => {
    expect(rollUp([content(done), content(half), exam(open)])).toMatchObject({ status: 'IN_PROGRESS', progress: 50 });
  });

  test('all contents done completes it [B4.1-10]', () => {
    expect(rollUp([content(done), content(done)])).toEqual({ status: 'COMPLETED', progress: 100, grade: null });
  });

  test('a passed evaluation makes it passed, with its grade [B4.1-10]', () => {
    expect(rollUp([content(done), exam(passed)])).toEqual({ status: 'PASSED', progress: 100, grade: 80 });
  });

  test('a failure with a try left is still under way, without one it is final', () => {
    expect(rollUp([content(done), exam(failedWithTries)])).toMatchObject({ status: 'IN_PROGRESS', progress: 99 });
    expect(rollUp([content(done), exam(failedForGood)])).toMatchObject({ status: 'FAILED', progress: 100, grade: 40 });
  });

  test('only mandatory elements count where there are any; images never do', () => {
    expect(rollUp([content(done, true), content(open)])).toMatchObject({ status: 'COMPLETED', progress: 100 });
    expect(rollUp([anElement('IMAGE', 'Capa', open), content(done)])).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('a training that takes comments', () => {
  const missing = { count: 1, minCount: 2 };

  test('waits for them where it would be done, and for nothing else [B4.12-10]', () => {
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

describe('completion never goes back', () => {
  test('a finished node stays as it was', () => {
    const before = { status: 'COMPLETED', progress: 100, grade: null } as const;
    expect(neverBack(before, { status: 'IN_PROGRESS', progress: 66, grade: null })).toEqual(before);
  });

  test('a failure can become a pass and nothing less', () => {
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
