import {
  cluster,
  considerations,
  delivery,
  flow,
  manifestOf,
  objectives,
  open,
  pre,
  primary,
  rollup,
  rules,
  run,
  sco,
  threshold,
} from '../test/sequenced-course.ts';

const byContent = delivery({ completionSetByContent: true, objectiveSetByContent: true });
const lesson = (id: string, ...parts: Parameters<typeof sco>[1][]) => sco(id, byContent, ...parts);
const weighted = (...weights: number[]) =>
  manifestOf(
    weights.map((weight, index) => lesson('ABC'.charAt(index), rollup({ objectiveMeasureWeight: weight }))),
    [flow, objectives(primary('P', { min: 0.5 }))],
  );
/** Two lessons, of which the second takes part as `part` says. */
const considering = (...part: string[]) => manifestOf([lesson('A'), lesson('B', ...part), lesson('C')], [flow]);
const progressive = (...parts: Parameters<typeof sco>[1][]) =>
  manifestOf(
    [
      lesson('A', threshold({ completedByMeasure: true, minProgressMeasure: 0.8, progressWeight: 1 })),
      lesson('B', threshold({ completedByMeasure: true, minProgressMeasure: 1, progressWeight: 3 })),
    ],
    [
      flow,
      threshold({ completedByMeasure: true, minProgressMeasure: 0.75 }),
      ...parts.filter((part) => part !== undefined),
    ],
  );

test.each([
  // Participants of the rollup
  [
    'RB.1.4.2 rollupObjectiveSatisfied false: the lesson does not count',
    considering(rollup({ rollupObjectiveSatisfied: false })),
    'start>A pass continue>B fail continue>C pass O:sat=true',
  ],
  [
    'RB.1.4.2 rollupProgressCompletion false: the lesson does not count',
    considering(rollup({ rollupProgressCompletion: false })),
    'start>A complete continue>B incomplete continue>C complete O:comp=true',
  ],
  [
    'RB.1.4.2 tracked false: the lesson does not count',
    considering(delivery({ tracked: false })),
    'start>A pass continue>B continue>C pass B:attempts=1',
  ],
  [
    'RB.1.4.2 ifAttempted: an attempted lesson counts',
    considering(considerations({ requiredForSatisfied: 'ifAttempted' })),
    'start>A pass continue>B continue>C pass O:sat=?',
  ],
  [
    'RB.1.4.2 ifAttempted: a lesson that nobody began does not count',
    considering(considerations({ requiredForSatisfied: 'ifAttempted' })),
    'start>A pass choice:C>C pass O:sat=true',
  ],
  [
    'RB.1.4.2 ifAttempted: for completion',
    considering(considerations({ requiredForCompleted: 'ifAttempted' })),
    'start>A complete choice:C>C complete O:comp=true',
  ],
  [
    'RB.1.4.2 ifNotSuspended: a suspended lesson does not count',
    considering(considerations({ requiredForCompleted: 'ifNotSuspended' })),
    'start>A complete continue>B suspend continue>C complete O:comp=true',
  ],
  [
    'RB.1.4.2 ifNotSuspended: a lesson that ended counts',
    considering(considerations({ requiredForCompleted: 'ifNotSuspended' })),
    'start>A complete continue>B continue>C complete O:comp=?',
  ],
  [
    'RB.1.4.2 ifNotSkipped: a skipped lesson does not count',
    considering(considerations({ requiredForSatisfied: 'ifNotSkipped' }), rules(pre('skip', ['always']))),
    'start>A pass continue>C pass O:sat=true',
  ],
  [
    'RB.1.4.2 requiredForNotSatisfied',
    considering(considerations({ requiredForNotSatisfied: 'ifAttempted' })),
    'start>A fail choice:C>C pass O:sat=false',
  ],
  [
    'RB.1.4.2 requiredForIncomplete',
    considering(considerations({ requiredForIncomplete: 'ifAttempted' })),
    'start>A incomplete choice:C>C complete O:comp=false',
  ],
  [
    'RB.1.4 without any lesson that counts: nothing changes',
    manifestOf([lesson('A', rollup({ rollupObjectiveSatisfied: false }))], [flow, rollup({})]),
    'start>A pass O:sat=?',
  ],
  // Measures
  [
    'RB.1.1.a: the mean of the measures',
    weighted(1, 1),
    'start>A score=0.4 continue>B score=0.8 O:measure=0.6 O:sat=true',
  ],
  ['RB.1.1.a: by weight', weighted(3, 1), 'start>A score=0.2 continue>B score=1 O:measure=0.4 O:sat=false'],
  ['RB.1.1.a: a lesson without measure counts as 0', weighted(1, 1), 'start>A score=0.8 O:measure=0.4 O:sat=false'],
  ['RB.1.1.a: unknown when no lesson has a measure', weighted(1, 1), 'start>A continue>B O:measure=? O:sat=?'],
  ['RB.1.1.a: weight 0 leaves the lesson out', weighted(1, 0), 'start>A score=0.8 continue>B score=0 O:measure=0.8'],
  ['RB.1.1.a: no weight at all gives no measure', weighted(0, 0), 'start>A score=0.8 O:measure=?'],
  ['RB.1.1.a: a negative measure counts', weighted(1, 1), 'start>A score=-1 continue>B score=0.5 O:measure=-0.25'],
  ['RB.1.2.a: the measure decides, whatever the lessons say', weighted(1), 'start>A fail score=0.6 O:sat=true'],
  [
    'RB.1.1.a: through a cluster',
    manifestOf([cluster('M', [lesson('A'), lesson('B')], flow), lesson('C')], [flow]),
    'start>A score=1 continue>B score=0 continue>C score=0.1 M:measure=0.5 O:measure=0.3',
  ],
  [
    'RB.1.5: a cluster is rolled up before what holds it',
    manifestOf([cluster('M', [lesson('A')], flow), cluster('N', [lesson('B')], flow)], [flow]),
    'start>A pass complete M:sat=true O:sat=? continue>B pass complete O:sat=true O:comp=true',
  ],
  // Completion by measure
  [
    'RB.1.1.b: the mean of the progress by weight',
    progressive(),
    'start>A progress=1 continue>B progress=0.5 O:progress=0.625 O:comp=false',
  ],
  [
    'RB.1.3.a: completed at the threshold',
    progressive(),
    'start>A progress=0.9 A:comp=true continue>B progress=0.7 B:comp=false O:progress=0.75 O:comp=true',
  ],
  ['RB.1.3.a: unknown without any progress', progressive(), 'start>A complete A:comp=? O:comp=?'],
  [
    'SN 3.14: completedByMeasure comes before what the lesson says',
    progressive(),
    'start>A complete progress=0.5 A:comp=false',
  ],
  [
    'SN 3.14: without completedByMeasure the progress decides nothing',
    manifestOf([lesson('A', threshold({ minProgressMeasure: 0.5 })), lesson('B')], [flow]),
    'start>A progress=0.9 A:comp=? complete A:comp=true',
  ],
  // Delivery controls
  [
    'UP.4 completionSetByContent: a silent lesson stays unknown',
    manifestOf([sco('A', delivery({ completionSetByContent: true })), sco('B')], [flow]),
    'start>A continue>B A:comp=? A:sat=true',
  ],
  [
    'UP.4 objectiveSetByContent: a silent lesson stays unknown',
    manifestOf([sco('A', delivery({ objectiveSetByContent: true })), sco('B')], [flow]),
    'start>A continue>B A:comp=true A:sat=?',
  ],
  [
    'UP.4: what the lesson says stays',
    manifestOf([sco('A'), sco('B')], [flow]),
    'start>A fail incomplete continue>B A:comp=false A:sat=false',
  ],
  [
    'UP.4: a satisfaction by measure is not set by default',
    manifestOf([sco('A', objectives(primary('P', { min: 0.5 }))), sco('B')], [flow]),
    'start>A continue>B A:comp=true A:sat=?',
  ],
  [
    'SN 3.13.1 tracked false: nothing of the lesson is recorded',
    manifestOf([sco('A', delivery({ tracked: false })), sco('B')], [flow]),
    'start>A pass complete score=1 continue>B A:sat=? A:comp=? A:measure=? A:attempts=0',
  ],
  [
    'SN 3.9 measureSatisfactionIfActive false: decides at the end of the attempt',
    manifestOf(
      [
        lesson('A', considerations({ measureSatisfactionIfActive: false }), objectives(primary('P', { min: 0.5 }))),
        lesson('B'),
      ],
      [flow],
    ),
    'start>A score=0.9 A:sat=? continue>B A:sat=true',
  ],
  [
    'SN 3.9 measureSatisfactionIfActive true: decides at once',
    manifestOf([lesson('A', objectives(primary('P', { min: 0.5 }))), lesson('B')], [flow]),
    'start>A score=0.9 A:sat=true score=0.1 A:sat=false',
  ],
])('SN %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});
