import { both, fullRollup, map, noRollup, open, skip } from './sample-courses.ts';
import {
  byContent,
  cluster,
  flow,
  flowOnly,
  manifestOf,
  moreMaps,
  objectives,
  other,
  post,
  pre,
  primary,
  rollup,
  rollupRule,
  rules,
  sco,
} from './sequenced-course.ts';

const completes = (target: string) => ({ ...map(target, { readCompletionStatus: true, writeCompletionStatus: true }) });
const weighs = (weight: number) => ({
  item: `<adlcp:completionThreshold completedByMeasure="false" progressWeight="${weight}"/>`,
});
const notes = { item: '<adlcp:data><adlcp:map targetID="notas"/></adlcp:data>' };
/** Content lesson that opens once the one before is completed, by the completion status of an objective. */
const afterCompletion = (id: string, before: string | undefined, weight: number) =>
  sco(
    id,
    noRollup + byContent,
    before === undefined
      ? objectives(primary(`done${id}`))
      : rules(pre('disabled', ['before: not completed', 'before: not activityProgressKnown'], 'any')) +
          objectives(primary(`done${id}`), other('before')) +
          moreMaps('before', map(`c${before}`, { readCompletionStatus: true, writeCompletionStatus: false })),
    moreMaps(`done${id}`, completes(`c${id}`)),
    weighs(weight),
    notes,
  );
const hidden = (condition: string) => pre('hiddenFromChoice', [`before: ${condition}`, 'not attempted']);

/** Fourth edition: completion of objectives orders the contents, a jump passes the order, and lessons share a store. */
export const fourthEdition = manifestOf(
  [
    afterCompletion('A', undefined, 0.5),
    afterCompletion('B', 'A', 0.3),
    sco(
      'Q',
      fullRollup + byContent,
      rules(hidden('not completed'), hidden('not activityProgressKnown')),
      objectives(primary('doneQ'), other('before')),
      moreMaps('before', map('cB', { readCompletionStatus: true, writeCompletionStatus: false })),
      weighs(0.2),
      notes,
    ),
  ],
  [open],
);

const masters = (goal: string) => ({ ...both(goal), readNormalizedMeasure: true, writeNormalizedMeasure: true });
const goals = ['g1', 'g2'].map((goal) => other(goal, { maps: [masters(goal)] }));
const topic = (id: string, goal: string) =>
  cluster(
    id,
    [sco(`${id}1`, byContent, noRollup), sco(`${id}2`, byContent, noRollup)],
    flow,
    rules(skip),
    objectives(primary('goal', { maps: [map(goal, { readSatisfiedStatus: true })] })),
  );

/** A first test finds out what is mastered; only the other topics are taught, until the last test is passed. */
export const competencies = manifestOf(
  [
    sco('P', byContent, noRollup, rules(pre('skip', ['attempted'])), objectives(primary('p'), ...goals)),
    topic('A', 'g1'),
    topic('B', 'g2'),
    sco('Q', byContent, rules(post('retryAll', ['not satisfied'])), objectives(primary('q'), ...goals)),
  ],
  [flowOnly, rollup({}, rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' }))],
);

const part = (id: string, goal: string, weight: number) =>
  cluster(
    id,
    [sco(`${id}1`, byContent, noRollup)],
    flow,
    rollup({ objectiveMeasureWeight: weight }),
    objectives(primary('goal', { min: 0.5, maps: [{ ...map(goal, {}), readNormalizedMeasure: true }] })),
  );

/** One test measures several objectives; each is the result of a part, and the weighted parts are that of the course. */
export const severalObjectives = manifestOf(
  [sco('Q', byContent, noRollup, objectives(primary('q'), ...goals)), part('A', 'g1', 1), part('B', 'g2', 3)],
  [open, objectives(primary('course', { min: 0.6 }))],
);
