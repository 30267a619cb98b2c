import {
  cluster,
  control,
  flow,
  limits,
  manifestOf,
  objectives,
  open,
  other,
  pre,
  primary,
  run,
  rules,
  sco,
} from '../test/sequenced-course.ts';

const byContent = '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>';
/** Lesson that decides about the rule of the lesson B. */
const skipB = (...conditions: string[]) =>
  manifestOf([sco('A'), sco('B', rules(pre('skip', conditions)), byContent), sco('C')], [flow]);

test.each([
  // Preconditions
  ['skip: flow passes a lesson', skipB('always'), 'start>A continue>C previous>A'],
  ['skip: a skipped lesson can be chosen', skipB('always'), 'start>A choice:B>B'],
  [
    'skip: a skipped cluster is passed as a whole',
    manifestOf([sco('A'), cluster('M', [sco('B')], flow, rules(pre('skip', ['always']))), sco('C')], [flow]),
    'start>A continue>C previous>A',
  ],
  [
    'skip: the first lessons are passed when the package begins',
    manifestOf([sco('A', rules(pre('skip', ['always']))), sco('B')], [flow]),
    'start>B',
  ],
  [
    'skip: skipping the last lesson ends the package',
    manifestOf([sco('A'), sco('B', rules(pre('skip', ['always'])))], [flow]),
    'start>A continue>end',
  ],
  [
    'skip: all lessons of a cluster are passed on the way back',
    manifestOf(
      [
        sco('X'),
        cluster('M', [sco('A', rules(pre('skip', ['always'])))], control({ flow: true, forwardOnly: true })),
        sco('C'),
      ],
      [flow],
    ),
    'start>X continue>C previous>X',
  ],
  ['skip if satisfied: an unknown status skips nothing', skipB('satisfied'), 'start>A continue>B'],
  [
    'skip if satisfied: passes a lesson that was passed',
    skipB('satisfied'),
    'start>A continue>B pass continue>C previous>A',
  ],
  [
    'skip if not satisfied: an unknown status stays unknown',
    skipB('not satisfied'),
    'start>A continue>B fail continue>C previous>A',
  ],
  ['skip if completed', skipB('completed'), 'start>A continue>B complete continue>C previous>A'],
  [
    'skip if not completed: an unknown status stays unknown',
    skipB('not completed'),
    'start>A continue>B incomplete continue>C previous>A',
  ],
  ['skip if attempted', skipB('attempted'), 'start>A continue>B continue>C previous>A'],
  ['skip if not attempted', skipB('not attempted'), 'start>A continue>C'],
  ['skip if objectiveStatusKnown', skipB('objectiveStatusKnown'), 'start>A continue>B fail continue>C previous>A'],
  ['skip if not objectiveStatusKnown', skipB('not objectiveStatusKnown'), 'start>A continue>C'],
  [
    'skip if activityProgressKnown',
    skipB('activityProgressKnown'),
    'start>A continue>B incomplete continue>C previous>A',
  ],
  [
    'skip if objectiveMeasureKnown',
    skipB('objectiveMeasureKnown'),
    'start>A continue>B score=0.1 continue>C previous>A',
  ],
  [
    'skip if objectiveMeasureGreaterThan',
    skipB('objectiveMeasureGreaterThan 0.5'),
    'start>A continue>B score=0.6 continue>C previous>A',
  ],
  [
    'skip if objectiveMeasureGreaterThan: not at the threshold itself',
    skipB('objectiveMeasureGreaterThan 0.5'),
    'start>A continue>B score=0.5 continue>C previous>B',
  ],
  [
    'skip if objectiveMeasureLessThan',
    skipB('objectiveMeasureLessThan 0.5'),
    'start>A continue>B score=-0.2 continue>C previous>A',
  ],
  [
    'skip if objectiveMeasureLessThan: an unknown measure skips nothing',
    skipB('objectiveMeasureLessThan 0.5'),
    'start>A continue>B',
  ],
  [
    'skip if not objectiveMeasureGreaterThan: an unknown measure stays unknown',
    skipB('not objectiveMeasureGreaterThan 0.5'),
    'start>A continue>B',
  ],
  ['skip if outsideAvailableTimeRange: never', skipB('outsideAvailableTimeRange'), 'start>A continue>B'],
  [
    'disabled: the lesson can neither be chosen nor reached by flow',
    manifestOf([sco('A'), sco('B', rules(pre('disabled', ['always'])))], [flow]),
    'start>A can:B=false can:continue=false',
  ],
  [
    'disabled: a disabled cluster closes its lessons',
    manifestOf([sco('A'), cluster('M', [sco('B')], flow, rules(pre('disabled', ['always'])))], [flow]),
    'start>A can:B=false choice:B>wait',
  ],
  [
    'disabled if attempted: closes the lesson after its first attempt',
    manifestOf([sco('A', rules(pre('disabled', ['attempted']))), sco('B')], [flow]),
    'start>A continue>B can:A=false',
  ],
  [
    'disabled: does not stop a jump, but its delivery',
    manifestOf([sco('A'), sco('B', rules(pre('disabled', ['always'])))], [flow]),
    'start>A jump:B>wait',
  ],
  [
    'hiddenFromChoice: the lesson is not listed, and flow delivers it',
    manifestOf([sco('A'), sco('B', rules(pre('hiddenFromChoice', ['always'])))], [flow]),
    'start>A list=A can:B=false continue>B',
  ],
  [
    'hiddenFromChoice: hides what a cluster holds',
    manifestOf([sco('A'), cluster('M', [sco('B')], flow, rules(pre('hiddenFromChoice', ['always'])))], [flow]),
    'start>A list=A can:B=false continue>B',
  ],
  [
    'stopForwardTraversal: no choice beyond the lesson',
    manifestOf(
      [sco('A', rules(pre('stopForwardTraversal', ['not satisfied', 'not attempted'], 'any'))), sco('B'), sco('C')],
      [flow],
    ),
    'choice:A>A can:C=true',
  ],
  [
    'stopForwardTraversal: of a passed lesson opens what follows',
    manifestOf(
      [sco('A'), sco('B', byContent, rules(pre('stopForwardTraversal', ['not satisfied']))), sco('C')],
      [flow],
    ),
    'start>A continue>B fail can:C=false can:A=true pass can:C=true',
  ],
  [
    'conditionCombination all: needs every condition',
    skipB('attempted', 'satisfied'),
    'start>A continue>B continue>C previous>B pass continue>C previous>A',
  ],
  [
    'conditionCombination any: needs one condition',
    manifestOf(
      [sco('A'), sco('B', byContent, rules(pre('skip', ['completed', 'satisfied'], 'any'))), sco('C')],
      [flow],
    ),
    'start>A continue>B complete continue>C previous>A',
  ],
  [
    'conditions: the first rule that applies decides',
    manifestOf(
      [sco('A'), sco('B', byContent, rules(pre('skip', ['satisfied']), pre('disabled', ['attempted']))), sco('C')],
      [flow],
    ),
    'start>A continue>B pass continue>C can:B=false previous>A',
  ],
  [
    'referencedObjective: the rule reads another objective',
    manifestOf(
      [
        sco('A'),
        sco('B', byContent, objectives(primary(''), other('O1')), rules(pre('skip', ['O1: satisfied']))),
        sco('C'),
      ],
      [flow],
    ),
    'start>A continue>B O1.pass fail continue>C previous>A',
  ],
  [
    'timeLimitExceeded: after the duration of the manifest',
    manifestOf(
      [
        sco('A'),
        sco(
          'B',
          byContent,
          limits({ attemptAbsoluteDurationLimit: 'PT1M' }),
          rules(pre('disabled', ['timeLimitExceeded'])),
        ),
      ],
      [flow],
    ),
    'start>A continue>B seconds=59 previous>A can:B=true continue>B seconds=60 previous>A can:B=false',
  ],
  [
    'attemptLimitExceeded: is a condition of its own',
    manifestOf([sco('A', limits({ attemptLimit: 1 }), rules(pre('skip', ['attemptLimitExceeded']))), sco('B')], [flow]),
    'start>A continue>B exitAll>end start>B',
  ],
  [
    'attemptLimitExceeded: a cluster whose last attempt runs delivers all its lessons',
    manifestOf(
      [
        cluster(
          'X',
          [sco('A'), sco('B')],
          flow,
          limits({ attemptLimit: 1 }),
          rules(pre('disabled', ['attemptLimitExceeded'])),
        ),
        sco('C'),
      ],
      [flow],
    ),
    'start>A continue>B suspendAll>end resumeAll>B continue>C can:A=false can:X=false',
  ],
])('SN UP.2, TB.2.2: %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});
