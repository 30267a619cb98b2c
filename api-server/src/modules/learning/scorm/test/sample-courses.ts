import {
  byContent,
  cluster,
  considerations,
  control,
  flowOnly,
  invisible,
  limits,
  manifestOf,
  objectives,
  other,
  post,
  pre,
  primary,
  randomize,
  rollup,
  rollupRule,
  rules,
  sco,
  shared,
} from './sequenced-course.ts';

/**
 * Courses with the structure and the rules of the public sample packages, which authors of SCORM learn from, with
 * contents of our own. A and so on are contents, P, Q and T… are tests.
 */

type Parts = Parameters<typeof sco>[1][];

/** Map of an objective to a global one, which reads and writes as stated. */
export const map = (target: string, attributes: Record<string, boolean>) => ({
  targetObjectiveID: target,
  ...attributes,
});
export const both = (target: string) => map(target, { readSatisfiedStatus: true, writeSatisfiedStatus: true });
const reads = (target: string) => map(target, { readSatisfiedStatus: true, writeSatisfiedStatus: false });
export const open = control({ choice: true, flow: true });
export const noRollup = rollup({
  rollupObjectiveSatisfied: false,
  rollupProgressCompletion: false,
  objectiveMeasureWeight: 0,
});
export const fullRollup = rollup({
  rollupObjectiveSatisfied: true,
  rollupProgressCompletion: true,
  objectiveMeasureWeight: 1,
});
const closedUnless = (objective: string) =>
  pre('disabled', [`${objective}: not satisfied`, `${objective}: not objectiveStatusKnown`], 'any');

/** Content lesson that opens once the one before is satisfied; `before` is missing for the first. */
const inOrder = (id: string, before: string | undefined, ...parts: Parts) =>
  sco(
    id,
    shared('content'),
    before === undefined ? '' : rules(closedUnless('before')),
    objectives(
      primary(`done${id}`, { maps: [both(`g${id}`)] }),
      before === undefined ? '' : other('before', { maps: [reads(`g${before}`)] }),
    ),
    ...parts,
  );
const quizAfter = (before: string, ...parts: Parts) =>
  sco(
    'Q',
    byContent,
    rules(closedUnless('before')),
    objectives(primary('doneQ'), other('before', { maps: [reads(`g${before}`)] })),
    ...parts,
  );
const contents = [inOrder('A', undefined), inOrder('B', 'A'), inOrder('C', 'B'), inOrder('D', 'C')];

/** Forced order: a lesson opens when the one before is satisfied; earlier ones stay open; no score rolls up. */
export const forcedSequential = manifestOf(
  [...contents, quizAfter('D', rollup({ objectiveMeasureWeight: 0 }))],
  [open],
  {
    content: rollup({ objectiveMeasureWeight: 0 }) + byContent,
  },
);

/** The same order, but only the quiz counts for the course. */
export const postTestRollup = manifestOf([...contents, quizAfter('D', fullRollup)], [open], {
  content: noRollup + byContent,
});

const result = primary('result', { maps: [map('test', { writeSatisfiedStatus: true, writeNormalizedMeasure: true })] });

/** A passed first test, or the contents and a passed last test, complete the course. */
export const preOrPostTest = manifestOf(
  [
    cluster(
      'W',
      [
        sco(
          'P',
          byContent,
          rules(pre('disabled', ['attemptLimitExceeded']), pre('disabled', ['result: satisfied'])),
          limits({ attemptLimit: 1 }),
          objectives(result),
        ),
        cluster(
          'K',
          [sco('A', byContent), sco('B', byContent)],
          invisible,
          open,
          rollup({}, rollupRule('satisfied', ['completed'])),
          objectives(primary('seen', { maps: [map('seen', { writeSatisfiedStatus: true })] })),
        ),
        sco(
          'Q',
          byContent,
          rules(pre('disabled', ['result: satisfied']), closedUnless('seen')),
          objectives(result, other('seen', { maps: [reads('seen')] })),
        ),
      ],
      invisible,
      open,
      rollup(
        {},
        rollupRule('incomplete', ['completed'], { childActivitySet: 'any' }),
        rollupRule('completed', ['completed']),
      ),
      objectives(
        primary('result', { maps: [map('test', { readSatisfiedStatus: true, readNormalizedMeasure: true })] }),
      ),
    ),
  ],
  [open, rollup({}, rollupRule('completed', ['satisfied'], { childActivitySet: 'any' }))],
);

const testOfBank = (id: string) => sco(id, invisible, shared('test'));
const score = (attributes: Record<string, boolean>) =>
  primary('score', { maps: [map('score', { readSatisfiedStatus: false, ...attributes })] });

/** Post test of a bank: one of its tests by chance, in two attempts; only it counts. */
export const randomTest = manifestOf(
  [
    cluster(
      'K',
      [sco('A', byContent), sco('B', byContent)],
      invisible,
      open,
      rollup(
        { rollupObjectiveSatisfied: false, rollupProgressCompletion: false, objectiveMeasureWeight: 0 },
        rollupRule('satisfied', ['completed']),
      ),
      objectives(primary('seen', { maps: [map('seen', { writeSatisfiedStatus: true })] })),
    ),
    cluster(
      'Q',
      [testOfBank('T1'), testOfBank('T2'), testOfBank('T3'), testOfBank('T4')],
      flowOnly,
      rules(
        closedUnless('seen'),
        pre('disabled', ['attemptLimitExceeded', 'satisfied'], 'any'),
        post('retry', ['not satisfied', 'not attemptLimitExceeded']),
        post('retry', ['not objectiveStatusKnown', 'not attemptLimitExceeded']),
        post('exitAll', ['objectiveStatusKnown', 'attemptLimitExceeded'], 'any'),
      ),
      limits({ attemptLimit: 2 }),
      randomize({ randomizationTiming: 'onEachNewAttempt', reorderChildren: true }),
      rollup(
        {},
        rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' }),
        rollupRule('notSatisfied', ['not satisfied'], { childActivitySet: 'any' }),
      ),
      objectives(score({ readNormalizedMeasure: true }), other('seen', { maps: [reads('seen')] })),
    ),
  ],
  [open, rollup({}, rollupRule('completed', ['satisfied', 'attemptLimitExceeded'], { childActivitySet: 'any' }))],
  {
    test:
      rules(post('exitParent', ['always'])) +
      objectives(score({ readNormalizedMeasure: false, writeNormalizedMeasure: true })) +
      byContent,
  },
);

const lesson = (id: string) =>
  sco(id, shared('content'), objectives(primary('goal', { maps: [reads(`g${id.slice(1)}`)] })));
const topicTest = (id: string, ...parts: Parts) =>
  sco(
    id,
    shared('test'),
    objectives(primary('goal', { maps: [{ ...both(`g${id.slice(1)}`), writeNormalizedMeasure: true }] })),
    ...parts,
  );
export const skip = pre('skip', ['satisfied']);

/** Contents and tests in order; what is mastered is skipped, and the rest is repeated until all is. */
export const simpleRemediation = manifestOf(
  [
    cluster(
      'W',
      [lesson('L1'), lesson('L2'), topicTest('T1'), topicTest('T2', rules(skip, post('exitParent', ['always'])))],
      invisible,
      control({ choice: false, flow: true, choiceExit: false }),
      rules(post('retry', ['not satisfied', 'not objectiveStatusKnown'], 'any'), post('exitAll', ['satisfied'])),
    ),
  ],
  [flowOnly],
  {
    content: rules(skip) + noRollup + byContent,
    test: rules(skip) + fullRollup + considerations({ requiredForCompleted: 'ifNotSkipped' }) + byContent,
  },
);
