import { delivery, flow, manifestOf, open, rollup, rollupRule, run, sco } from '../test/sequenced-course.ts';

const byContent = delivery({ completionSetByContent: true, objectiveSetByContent: true });
const lesson = (id: string, ...parts: Parameters<typeof sco>[1][]) => sco(id, byContent, ...parts);
/** Course of three lessons with these rollup rules. */
const three = (...inner: string[]) => manifestOf([lesson('A'), lesson('B'), lesson('C')], [flow, rollup({}, ...inner)]);

test.each([
  // Default rules
  [
    'RB.1.2.b default: satisfied when all lessons are',
    three(),
    'start>A pass continue>B pass continue>C O:sat=? pass O:sat=true',
  ],
  [
    'RB.1.2.b default: not satisfied when all are known and one is not',
    three(),
    'start>A fail continue>B pass continue>C pass O:sat=false',
  ],
  ['RB.1.2.b default: unknown while one is unknown', three(), 'start>A fail continue>B continue>C pass O:sat=?'],
  [
    'RB.1.3.b default: completed when all lessons are',
    three(),
    'start>A complete continue>B complete continue>C O:comp=? complete O:comp=true',
  ],
  [
    'RB.1.3.b default: incomplete when all are known and one is not',
    three(),
    'start>A incomplete continue>B complete continue>C complete O:comp=false',
  ],
  [
    'RB.1.3.b default: a lesson that says nothing is completed at its end',
    manifestOf([sco('A'), sco('B')], [flow]),
    'start>A continue>B O:comp=? continue>end O:comp=true O:sat=true',
  ],
  // Rules
  [
    'RB.1.4 any: one lesson satisfies the course',
    three(rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' })),
    'start>A continue>B pass O:sat=true',
  ],
  [
    'RB.1.4 any: does not say that it is not satisfied',
    three(rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' })),
    'start>A fail continue>B fail continue>C fail O:sat=?',
  ],
  [
    'RB.1.4 all',
    three(rollupRule('satisfied', ['completed'], { childActivitySet: 'all' })),
    'start>A complete continue>B complete O:sat=? continue>C complete O:sat=true',
  ],
  [
    'RB.1.4 none',
    three(rollupRule('satisfied', ['not activityProgressKnown'], { childActivitySet: 'none' })),
    'start>A complete O:sat=? continue>B incomplete continue>C complete O:sat=true',
  ],
  [
    'RB.1.4 none: an unknown condition is not met',
    three(rollupRule('satisfied', ['satisfied'], { childActivitySet: 'none' })),
    'start>A fail continue>B fail O:sat=? continue>C fail O:sat=true',
  ],
  [
    'RB.1.4 atLeastCount',
    three(rollupRule('satisfied', ['satisfied'], { childActivitySet: 'atLeastCount', minimumCount: 2 })),
    'start>A pass O:sat=? continue>B pass O:sat=true',
  ],
  [
    'RB.1.4 atLeastPercent',
    three(rollupRule('completed', ['completed'], { childActivitySet: 'atLeastPercent', minimumPercent: 0.6 })),
    'start>A complete O:comp=? continue>B complete O:comp=true',
  ],
  [
    'RB.1.4 notSatisfied: any failed lesson',
    three(rollupRule('notSatisfied', ['not satisfied'], { childActivitySet: 'any' })),
    'start>A fail O:sat=false',
  ],
  [
    'RB.1.4 satisfied comes after notSatisfied',
    three(
      rollupRule('notSatisfied', ['attempted'], { childActivitySet: 'any' }),
      rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' }),
    ),
    'start>A O:sat=? fail O:sat=false pass O:sat=true',
  ],
  [
    'RB.1.4 incomplete: any incomplete lesson',
    three(rollupRule('incomplete', ['not completed'], { childActivitySet: 'any' })),
    'start>A incomplete O:comp=false',
  ],
  [
    'RB.1.4 completed: by attempts',
    three(rollupRule('completed', ['attempted'], { childActivitySet: 'all' })),
    'start>A continue>B O:comp=? continue>C complete O:comp=true',
  ],
  [
    'RB.1.4 completed: by satisfaction',
    three(rollupRule('completed', ['satisfied'], { childActivitySet: 'any' })),
    'start>A pass O:comp=true',
  ],
  [
    'RB.1.4.1 any of the conditions',
    three(rollupRule('completed', ['satisfied', 'completed'], { childActivitySet: 'all' })),
    'start>A pass continue>B complete continue>C pass O:comp=true',
  ],
  [
    'RB.1.4.1 all of the conditions',
    three(rollupRule('completed', ['satisfied', 'completed'], { childActivitySet: 'any', combination: 'all' })),
    'start>A pass O:comp=? complete O:comp=true',
  ],
  [
    'RB.1.4.1 objectiveMeasureKnown',
    three(rollupRule('completed', ['objectiveMeasureKnown'], { childActivitySet: 'any' })),
    'start>A O:comp=? score=0 O:comp=true',
  ],
  [
    'RB.1.4.1 objectiveStatusKnown',
    three(rollupRule('completed', ['objectiveStatusKnown'], { childActivitySet: 'any' })),
    'start>A complete O:comp=? fail O:comp=true',
  ],
  [
    'RB.1.4.1 never',
    three(rollupRule('completed', ['never'], { childActivitySet: 'any' })),
    'start>A complete continue>B complete continue>C complete O:comp=?',
  ],
])('SN %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});
