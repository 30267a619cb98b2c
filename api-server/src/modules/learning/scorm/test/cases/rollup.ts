import type { ConformanceCase } from './conformance-case.ts';
import {
  byContent,
  cluster,
  considerations,
  delivery,
  flow,
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
  threshold,
} from '../sequenced-course.ts';

type Parts = Parameters<typeof sco>[1][];
const two = (root: Parts = [], second: Parts = []) =>
  manifestOf([sco('A', byContent), sco('B', byContent, ...second)], [flow, ...root]);
const writesTo = (target: string) => ({
  targetObjectiveID: target,
  writeSatisfiedStatus: true,
  writeNormalizedMeasure: true,
});
const reads = (target: string) => ({ targetObjectiveID: target });

export const rollupCases: readonly ConformanceCase[] = [
  [
    'RU 4.6 default rules: all children have passed',
    two(),
    'open>A end:pass,complete content=IN_PROGRESS continue>B end:pass,complete continue>ended content=PASSED',
  ],
  [
    'RU 4.6 default rules: one child has failed',
    two(),
    'open>A end:pass,complete continue>B end:fail,complete continue>ended content=FAILED',
  ],
  [
    'RU 4.6.5 any: one satisfied child satisfies',
    two([rollup({}, rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' }))]),
    'open>A end:pass,complete content=PASSED continue>B',
  ],
  [
    'RU 4.6.5 atLeastCount',
    two([rollup({}, rollupRule('completed', ['completed'], { childActivitySet: 'atLeastCount', minimumCount: 1 }))]),
    'open>A end:incomplete continue>B end:complete content=COMPLETED',
  ],
  [
    'RU 4.6.5 atLeastPercent',
    two([
      rollup({}, rollupRule('completed', ['completed'], { childActivitySet: 'atLeastPercent', minimumPercent: 0.6 })),
    ]),
    'open>A end:complete continue>B content=IN_PROGRESS end:complete content=COMPLETED',
  ],
  [
    'RU 4.6.5 none',
    two([rollup({}, rollupRule('satisfied', ['not satisfied'], { childActivitySet: 'none' }))]),
    'open>A end:pass,complete continue>B end:pass,complete continue>ended content=PASSED',
  ],
  [
    'RU 4.6 objectiveMeasureWeight: the weighted mean decides',
    two([objectives(primary('R', { min: 0.6 }))], [rollup({ objectiveMeasureWeight: 3 })]),
    'open>A end:score=1,complete continue>B end:score=0.5,complete continue>ended content=PASSED',
  ],
  [
    'RU 4.6 measure: an unknown measure counts as 0',
    two([objectives(primary('R', { min: 0.6 }))]),
    'open>A end:score=1,complete continue>B end:complete continue>ended content=FAILED',
  ],
  [
    'RU 3.8 a child that contributes nothing',
    two([], [rollup({ rollupObjectiveSatisfied: false, rollupProgressCompletion: false })]),
    'open>A end:pass,complete content=PASSED',
  ],
  [
    'RU 3.9 requiredFor… ifAttempted',
    two([], [considerations({ requiredForSatisfied: 'ifAttempted', requiredForCompleted: 'ifAttempted' })]),
    'open>A end:pass,complete content=PASSED',
  ],
  [
    'RU 3.9 requiredForCompleted ifNotSuspended',
    two([], [considerations({ requiredForCompleted: 'ifNotSuspended' })]),
    'open>A end:complete continue>B end:suspend suspendAll>ended content=COMPLETED',
  ],
  [
    'RU 3.9 requiredForSatisfied ifNotSkipped',
    two(
      [],
      [
        considerations({ requiredForSatisfied: 'ifNotSkipped', requiredForCompleted: 'ifNotSkipped' }),
        rules(pre('skip', ['always'])),
      ],
    ),
    'open>A end:pass,complete continue>ended content=PASSED',
  ],
  [
    'RU 3.13.1 tracked false: the child is left out',
    manifestOf([sco('A', byContent), sco('B', delivery({ tracked: false }))], [flow]),
    'open>A end:pass,complete content=PASSED',
  ],
  [
    'RU 4.6 nested clusters roll up to the root',
    manifestOf([cluster('X', [sco('A', byContent)], flow), cluster('Y', [sco('B', byContent)], flow)], [flow]),
    'open>A end:pass,complete continue>B end:pass,complete continue>ended content=PASSED',
  ],
  [
    'RU 4.6 completedByMeasure: the progress of the children decides',
    two([threshold({ completedByMeasure: true, minProgressMeasure: 0.5 })]),
    'open>A end:progress=1 continue>B end:progress=0.2 content=COMPLETED',
  ],
  [
    'RU 3.13.2 and 3.13.3: a silent lesson that need not speak is completed and satisfied',
    manifestOf([sco('A'), sco('B')], [flow]),
    'open>A end:normal continue>B end:normal continue>ended content=PASSED',
  ],
];

const shares = (a: string, b: string, ...more: Parts) =>
  manifestOf([sco('A', byContent, a), sco('B', byContent, b, ...more), sco('C', byContent)], [flow]);

export const objectiveCases: readonly ConformanceCase[] = [
  [
    'OB 3.10.1 a normalized measure is read by another lesson',
    shares(objectives(primary('PA', { maps: [writesTo('G')] })), objectives(primary('PB', { maps: [reads('G')] }))),
    'open>A end:score=0.8 continue>B see:PB.score.scaled=0.8 see:PB.success_status=?',
  ],
  [
    'OB 3.10.1 readSatisfiedStatus false reads nothing',
    shares(
      objectives(primary('PA', { maps: [writesTo('G')] })),
      objectives(primary('PB', { maps: [{ ...reads('G'), readSatisfiedStatus: false }] })),
    ),
    'open>A end:pass,score=0.8 continue>B see:PB.success_status=? see:PB.score.scaled=0.8',
  ],
  [
    'OB 3.10.1 nothing is written by default',
    shares(objectives(primary('PA', { maps: [reads('G')] })), objectives(primary('PB', { maps: [reads('G')] }))),
    'open>A end:pass continue>B see:PB.success_status=?',
  ],
  [
    'OB 3.10.1 several lessons write one objective: the last one counts',
    manifestOf(
      [
        sco('A', byContent, objectives(primary('PA', { maps: [writesTo('G')] }))),
        sco('B', byContent, objectives(primary('PB', { maps: [{ ...writesTo('G'), readSatisfiedStatus: false }] }))),
        sco('C', objectives(primary('PC', { maps: [reads('G')] }))),
      ],
      [flow],
    ),
    'open>A end:pass continue>B end:fail continue>C see:PC.success_status=failed',
  ],
  [
    'OB 3.4 a rule that refers to a shared objective skips a lesson',
    shares(
      objectives(primary('PA', { maps: [writesTo('G')] })),
      objectives(primary('PB', { maps: [reads('G')] })),
      rules(pre('skip', ['satisfied'])),
    ),
    'open>A end:pass continue>C',
  ],
  [
    'OB 3.10.1 a shared objective survives the attempt of the package',
    shares(objectives(primary('PA', { maps: [writesTo('G')] })), objectives(primary('PB'))),
    'open>A end:pass,at=p1 exitAll>ended open>A see:PA.success_status=passed see:location=?',
  ],
  [
    'OB 3.10.2 raw score, range, completion and progress are shared',
    shares(
      objectives(primary('PA')) +
        moreMaps('PA', {
          targetObjectiveID: 'G',
          writeRawScore: true,
          writeMinScore: true,
          writeMaxScore: true,
          writeCompletionStatus: true,
          writeProgressMeasure: true,
        }),
      objectives(primary('PB')) + moreMaps('PB', { targetObjectiveID: 'G' }),
    ),
    'open>A end:PA.raw=7,PA.min=0,PA.max=10,PA.complete,PA.progress=0.5 continue>B see:PB.score.raw=7 see:PB.score.min=0 see:PB.score.max=10 see:PB.completion_status=completed see:PB.progress_measure=0.5',
  ],
  [
    'OB RTE 4.2.17 the primary objective comes first, in the order of the manifest',
    shares(objectives(primary('P'), other('O1'), other('O2')), objectives(primary(''), other('O1'))),
    'open>A see:objectives=P,O1,O2 end:pass continue>B see:objectives=O1',
  ],
  [
    'OB RTE 4.2.17 the primary objective in the list is that of the activity',
    shares(objectives(primary('P')), '', rules(pre('disabled', ['never']))),
    'open>A end:P.pass,complete continue>B previous>A toc=A*,B,C',
  ],
  [
    'OB 3.4 a rule refers to another objective of the lesson',
    manifestOf(
      [
        sco('A', byContent, objectives(primary('P'), other('O1')), rules(post('retry', ['O1: not satisfied']))),
        sco('B'),
      ],
      [flow],
    ),
    'open>A end:pass,O1.fail continue>A end:pass,O1.pass continue>B',
  ],
  [
    'OB 4.2.1 a lesson takes a status back with unknown',
    shares(
      objectives(primary('PA'), other('O', { maps: [writesTo('G')] })),
      objectives(primary('PB'), other('OB', { maps: [reads('G')] })),
    ),
    'open>A set:O.pass end:O.unsure continue>B see:OB.success_status=?',
  ],
  [
    'OB 3.10 satisfiedByMeasure: the measure decides, whatever the lesson says',
    manifestOf([sco('A', byContent, objectives(primary('P', { min: 0.5 })))], [flow, rules()]),
    'open>A see:scaled_passing_score=0.5 end:score=0.4,pass,complete continue>ended content=FAILED',
  ],
  [
    'RTE 4.2.4 not attempted counts as incomplete',
    manifestOf([sco('A', byContent, rules(post('retry', ['not completed']))), sco('B')], [flow]),
    'open>A end:unattempted continue>A end:at=p1 continue>B',
  ],
];
