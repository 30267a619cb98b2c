import { cluster, constrain, control, flow, manifestOf, open, pre, run, rules, sco } from '../test/sequenced-course.ts';

const choiceOnly = control({ choice: true });
const two = (m: string[], n: string[], ...parts: string[]) =>
  manifestOf(
    [
      cluster('M', [sco('A'), sco('B')], ...m),
      cluster('N', [sco('C'), sco('D')], ...n),
      cluster('P', [sco('E')], flow),
    ],
    [flow, ...parts],
  );

test.each([
  ['choice: any lesson of any cluster', two([flow], [flow]), 'choice:D>D choice:A>A choice:E>E'],
  ['choice: of a cluster delivers its first lesson', two([flow], [flow]), 'start>A choice:N>C'],
  [
    'choice: of a cluster without flow finds nothing',
    two([flow], [choiceOnly]),
    'start>A can:N=false can:C=true choice:N>wait choice:C>C',
  ],
  ['choice: of the lesson itself begins a new attempt', two([flow], [flow]), 'start>A choice:A>A A:attempts=2'],
  ['choice: works without flow', manifestOf([sco('A'), sco('B')], [choiceOnly]), 'choice:A>A choice:B>B choice:A>A'],
  [
    'SB.2.9-4 choice false: the lessons of that cluster only',
    two([flow], [control({ choice: false, flow: true })]),
    'start>A can:C=false can:N=true choice:N>C can:D=false can:A=true',
  ],
  [
    'NB.2.1-8 choiceExit false: the cluster is not left by a choice',
    two([control({ flow: true, choiceExit: false })], [flow]),
    'start>A can:C=false can:B=true choice:C>no choice:B>B',
  ],
  [
    'NB.2.1-8 choiceExit false: flow leaves the cluster',
    two([control({ flow: true, choiceExit: false })], [flow]),
    'start>A continue>B continue>C choice:A>A',
  ],
  [
    'choiceExit false: of the course holds nobody',
    manifestOf([sco('A'), sco('B')], [control({ flow: true, choiceExit: false })]),
    'start>A choice:B>B',
  ],
  [
    'SB.2.9-3 hiddenFromChoice: is checked on the whole way',
    two([flow], [flow, rules(pre('hiddenFromChoice', ['always']))]),
    'start>A can:C=false can:N=false choice:C>wait',
  ],
  [
    'SB.2.4-1 stopForwardTraversal: between siblings',
    manifestOf([sco('A'), sco('B', rules(pre('stopForwardTraversal', ['always']))), sco('C')], [flow]),
    'start>A choice:C>wait choice:B>B can:C=false can:A=true',
  ],
  [
    'SB.2.4-1 stopForwardTraversal: on the way down to another cluster',
    manifestOf(
      [cluster('M', [sco('A')], flow, rules(pre('stopForwardTraversal', ['always']))), cluster('N', [sco('B')], flow)],
      [flow],
    ),
    'start>A can:B=true choice:N>B',
  ],
  [
    'SB.2.4-2 forwardOnly: no choice backwards among siblings',
    manifestOf([sco('A'), sco('B'), sco('C')], [control({ flow: true, forwardOnly: true })]),
    'start>A choice:C>C can:A=false can:B=false',
  ],
  [
    'SB.2.4-2 forwardOnly: forwards over several siblings',
    manifestOf([sco('A'), sco('B'), sco('C')], [control({ flow: true, forwardOnly: true })]),
    'start>A can:B=true can:C=true choice:C>C',
  ],
  [
    'SB.2.9-6 preventActivation: a cluster is not begun by a choice from outside',
    two([flow], [flow, constrain({ preventActivation: true })]),
    'start>A can:C=false can:D=false continue>B continue>C can:D=true',
  ],
  [
    'SB.2.9-6 preventActivation: the cluster itself can be chosen',
    two([flow], [flow, constrain({ preventActivation: true })]),
    'start>A can:N=true choice:N>C',
  ],
  [
    'SB.2.9-6 preventActivation: before the package has begun',
    two([flow], [flow, constrain({ preventActivation: true })]),
    'can:C=false can:A=true',
  ],
  [
    'SB.2.9-6 preventActivation: of a cluster further up',
    manifestOf(
      [sco('A'), cluster('M', [cluster('N', [sco('B')], flow)], flow, constrain({ preventActivation: true }))],
      [flow],
    ),
    'start>A can:B=false can:N=false can:M=true',
  ],
  [
    'SB.2.9-8 constrainChoice: only the neighbours of the cluster',
    two([flow, constrain({ constrainChoice: true })], [flow]),
    'start>A can:B=true can:C=true can:D=true can:E=false',
  ],
  [
    'SB.2.9-8 constrainChoice: backwards, too',
    manifestOf([sco('X'), sco('Y'), cluster('M', [sco('A')], flow, constrain({ constrainChoice: true }))], [flow]),
    'choice:A>A can:Y=true can:X=false',
  ],
  [
    'SB.2.9-8 constrainChoice: of a lesson constrains nothing',
    manifestOf(
      [
        cluster('M', [sco('A', constrain({ constrainChoice: true })), sco('B'), sco('C')], flow),
        cluster('N', [sco('D'), sco('E')], flow),
      ],
      [flow],
    ),
    'start>A can:B=true can:C=true can:D=true can:E=true',
  ],
  [
    'SB.2.9-8 constrainChoice: the nearest cluster that constrains decides',
    manifestOf(
      [
        cluster(
          'M',
          [cluster('N', [sco('A')], flow, constrain({ constrainChoice: true })), sco('B'), sco('C')],
          flow,
          constrain({ constrainChoice: true }),
        ),
        sco('D'),
      ],
      [flow],
    ),
    'start>A can:B=true can:C=false can:D=false',
  ],
  [
    'SB.2.9.2 constrainChoice: of the last cluster reaches no further forwards',
    manifestOf([sco('X'), cluster('M', [sco('A')], flow, constrain({ constrainChoice: true }))], [flow]),
    'choice:A>A can:X=true',
  ],
  [
    'SB.2.9: a choice ends the attempt of the cluster that it leaves',
    two([flow], [flow]),
    'start>A choice:C>C choice:B>B M:attempts=2',
  ],
  ['SB.2.9: a choice inside the cluster keeps its attempt', two([flow], [flow]), 'start>A choice:B>B M:attempts=1'],
  [
    'SB.2.9: of the cluster around the lesson begins it anew',
    two([flow], [flow]),
    'start>A continue>B choice:M>A M:attempts=1 A:attempts=2',
  ],
])('SN 4.8.2, %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});
