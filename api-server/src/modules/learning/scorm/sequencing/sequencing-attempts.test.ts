import {
  cluster,
  control,
  delivery,
  flow,
  manifestOf,
  objectives,
  open,
  post,
  pre,
  primary,
  randomize,
  rules,
  run,
  sco,
} from '../test/sequenced-course.ts';
import { objectivesAtLaunch } from '@shared-kit/contracts/sequencing';

const byContent = delivery({ completionSetByContent: true, objectiveSetByContent: true });
const G = { targetObjectiveID: 'G' };
const writes = { ...G, writeSatisfiedStatus: true, writeNormalizedMeasure: true };
/** A writes the global objective, B reads it. */
const sharing = (write: Record<string, string | boolean>, read: Record<string, string | boolean>, min?: number) =>
  manifestOf(
    [
      sco('A', byContent, objectives(primary('PA', { maps: [write] }))),
      sco('B', byContent, objectives(primary('PB', { maps: [read], ...(min === undefined ? {} : { min }) }))),
    ],
    [flow],
  );
const randomly = (attributes: Record<string, string | number | boolean>) =>
  manifestOf([cluster('M', [sco('A'), sco('B'), sco('C')], flow, randomize(attributes)), sco('Z')], [flow]);
/** Takes the last of what is left, then the one before … */
const last = () => 0.999;

test.each([
  // Attempts
  [
    '3.2.5 useCurrentAttemptObjectiveInfo true: a new attempt of the cluster forgets',
    manifestOf([sco('A', byContent), sco('B', byContent, rules(post('retryAll', ['not satisfied'])))], [flow]),
    'start>A pass continue>B fail continue>A A:sat=? O:attempts=2',
  ],
  [
    '3.2.5 useCurrentAttemptObjectiveInfo false: the cluster still counts it',
    manifestOf(
      [
        sco('A', byContent, rules(pre('skip', ['satisfied']))),
        sco('B', byContent, rules(post('retryAll', ['not satisfied']))),
      ],
      [control({ flow: true, useCurrentAttemptObjectiveInfo: false })],
    ),
    'start>A pass continue>B fail continue>B A:sat=true O:attempts=2',
  ],
  [
    '3.2.5: rules of a retry do not see what the attempt before has achieved',
    manifestOf(
      [
        sco('A', byContent, rules(pre('skip', ['satisfied']))),
        sco('B', byContent, rules(post('retryAll', ['not satisfied']))),
      ],
      [flow],
    ),
    'start>A pass continue>B fail continue>A',
  ],
  [
    '3.2.6 useCurrentAttemptProgressInfo true: forgets the completion',
    manifestOf([sco('A', byContent), sco('B')], [flow]),
    'start>A complete exitAll>end start>A continue>B A:comp=?',
  ],
  [
    '3.2.6 useCurrentAttemptProgressInfo false: keeps the completion',
    manifestOf(
      [sco('A', byContent), sco('B', byContent)],
      [control({ flow: true, useCurrentAttemptProgressInfo: false })],
    ),
    'start>A continue>B complete exitAll>end start>A B:comp=true',
  ],
  [
    '3.10: global objectives survive a new attempt, also for the lesson that wrote them',
    sharing(writes, G),
    'start>A pass exitAll>end start>A A:sat=true B:sat=true',
  ],
  // Selection and randomization
  [
    'SR.1 selectCount once: only the selected lessons are part of the cluster',
    randomly({ selectCount: 2, selectionTiming: 'once' }),
    'start>A list=M,A,B,Z continue>B continue>Z',
  ],
  [
    'SR.1 selectCount: a lesson that was not selected can neither be chosen nor jumped to',
    randomly({ selectCount: 1, selectionTiming: 'once' }),
    'start>A can:C=false jump:C>no choice:C>wait',
  ],
  [
    'SR.1 selectionTiming never: selects nothing',
    randomly({ selectCount: 1, selectionTiming: 'never' }),
    'start>A continue>B continue>C',
  ],
  [
    'SR.1 selectCount above the number of lessons: takes all',
    randomly({ selectCount: 9, selectionTiming: 'once' }),
    'start>A continue>B continue>C continue>Z',
  ],
  [
    'SR.2 randomizationTiming never: keeps the order',
    randomly({ reorderChildren: true, randomizationTiming: 'never' }),
    'start>A continue>B continue>C',
  ],
  [
    'SR.2 reorderChildren false: keeps the order',
    randomly({ reorderChildren: false, randomizationTiming: 'once' }),
    'start>A continue>B continue>C',
  ],
  [
    'SR.1 rollup: counts the selected lessons only',
    randomly({ selectCount: 1, selectionTiming: 'once' }),
    'start>A pass complete continue>Z M:sat=true M:comp=true',
  ],
])('SN %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});

test.each([
  [
    'SR.2 once: shuffles the lessons, and keeps their order',
    { reorderChildren: true, randomizationTiming: 'once' },
    'start>C continue>B continue>A continue>Z exitAll>end start>C',
  ],
  [
    'SR.2 onEachNewAttempt: shuffles them again',
    { reorderChildren: true, randomizationTiming: 'onEachNewAttempt' },
    'start>C continue>B continue>A continue>Z exitAll>end start>A',
  ],
  [
    'SR.2 onEachNewAttempt: a suspended cluster keeps its order',
    { reorderChildren: true, randomizationTiming: 'onEachNewAttempt' },
    'start>C suspendAll>end resumeAll>C continue>B',
  ],
  [
    'SR.1 and SR.2: the selected lessons are shuffled',
    { selectCount: 2, selectionTiming: 'once', reorderChildren: true, randomizationTiming: 'once' },
    'start>C continue>B continue>Z',
  ],
  [
    'SR.1 onEachNewAttempt: selects again',
    { selectCount: 1, selectionTiming: 'onEachNewAttempt' },
    'start>C continue>Z',
  ],
])('SN %s', (_title, attributes, script) => {
  expect(run(open(randomly(attributes), last), script)).toBe(script);
});

test('RTE 4.2.17 objectives: a lesson begins with those of its manifest, and what global ones say', () => {
  const course = open(sharing(writes, G));
  run(course, 'start>A pass score=0.7 continue>B');
  expect(objectivesAtLaunch(course.tree, course.learner, 'B')).toEqual([
    {
      id: 'PB',
      isPrimary: true,
      values: { satisfied: true, measure: 0.7, raw: null, min: null, max: null, completed: null, progress: null },
    },
  ]);
});
