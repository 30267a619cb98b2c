import type { ConformanceCase } from './conformance-case.ts';
import {
  byContent,
  cluster,
  constrain,
  control,
  exitRule,
  flow,
  flowOnly,
  invisible,
  limits,
  manifestOf,
  post,
  pre,
  rollup,
  rollupRule,
  rules,
  sco,
} from '../sequenced-course.ts';

type Parts = Parameters<typeof sco>[1][];
const three = (root: Parts, second: Parts = [], first: Parts = []) =>
  manifestOf([sco('A', byContent, ...first), sco('B', byContent, ...second), sco('C', byContent)], root);
const clusters = (x: Parts = [flow], y: Parts = []) =>
  manifestOf(
    [
      cluster('X', [sco('A1', byContent), sco('A2', byContent)], ...x),
      cluster('Y', [sco('B1', byContent)], flow, ...y),
      cluster('Z', [sco('C1', byContent)], flow),
    ],
    [flow],
  );
const choiceOnly = control({ choice: true, flow: false });

export const sequencingCases: readonly ConformanceCase[] = [
  [
    'CO 3.2 choice without flow: nothing is delivered until the learner chooses',
    three([choiceOnly]),
    'open>waiting toc=A,B,C bar= choice:B>B toc=A,B*,C can:continue=false can:choice.A=true choice:A>A',
  ],
  [
    'CO 3.2 flow without choice: the list is closed',
    three([flowOnly]),
    'open>A toc=A*,-B,-C bar=continue can:choice.B=false continue>B bar=continue,previous choice:C>409',
  ],
  [
    'CO 3.2.4 forwardOnly: neither previous nor an earlier lesson',
    three([control({ flow: true, forwardOnly: true })]),
    'open>A continue>B toc=-A,B*,C bar=continue can:previous=false previous>409',
  ],
  [
    'CO 3.2.2 choiceExit false: the learner stays in the cluster',
    clusters([control({ flow: true, choiceExit: false })]),
    'open>A1 toc=X,A1*,A2,-Y,-B1,-Z,-C1 can:choice.B1=false choice:A2>A2 choice:B1>409',
  ],
  [
    'CO 3.3.1 constrainChoice: only the next cluster can be chosen',
    clusters([flow, constrain({ constrainChoice: true })]),
    'open>A1 toc=X,A1*,A2,Y,B1,-Z,-C1 choice:B1>B1',
  ],
  [
    'CO 3.3.2 preventActivation: a cluster is entered by flow only',
    clusters([flow], [constrain({ preventActivation: true })]),
    'open>A1 can:choice.B1=false can:choice.C1=true continue>A2 continue>B1',
  ],
  [
    'CO 3.4 hiddenFromChoice: the lesson is left out of the list, and flow delivers it',
    three([flow], [rules(pre('hiddenFromChoice', ['always']))]),
    'open>A toc=A*,C can:choice.B=false continue>B toc=A,C',
  ],
  [
    'CO 3.4 stopForwardTraversal: a choice cannot pass',
    three([flow], [rules(pre('stopForwardTraversal', ['not completed']))]),
    'open>A toc=A*,B,C continue>B set:incomplete toc=A,B*,-C set:complete toc=A,B*,C',
  ],
  [
    'CO 3.4 disabled: refused by choice and by flow',
    three([flow], [rules(pre('disabled', ['always']))]),
    'open>A toc=A*,-B,C can:continue=false can:jump.B=false can:jump.C=true choice:C>C',
  ],
  ['CO a choice of a cluster delivers its first lesson', clusters(), 'open>A1 choice:Z>C1 choice:X>A1'],
  [
    'CO CAM 3.4.1 an invisible lesson is not listed, and jump and flow deliver it',
    three([flow], [invisible]),
    'open>A toc=A*,C continue>B continue>C',
  ],
  [
    'CO 4.8 a package of one lesson opens it, whether or not flow is on',
    manifestOf([sco('A', byContent)], [choiceOnly, rules(post('retry', ['never']))]),
    'open>A end:pass,complete continue>409 exit>waiting',
  ],
  [
    'SX 4.8 skip: flow goes past, in both directions',
    three([flow], [rules(pre('skip', ['always']))]),
    'open>A continue>C previous>A',
  ],
  ['SX 4.8 jump: a lesson goes where no choice leads', three([flowOnly]), 'open>A can:jump.C=true jump:C>C previous>B'],
  [
    'SX 4.5 retry',
    three([flow], [], [rules(post('retry', ['not satisfied']))]),
    'open>A end:fail,at=p1 continue>A see:location=? see:entry=ab-initio end:pass continue>B',
  ],
  [
    'SX 4.5 retryAll',
    three([flow], [rules(post('retryAll', ['not satisfied']))]),
    'open>A end:pass continue>B end:fail continue>A',
  ],
  [
    'SX 4.5 exitParent',
    manifestOf(
      [cluster('X', [sco('A', byContent, rules(post('exitParent', ['satisfied']))), sco('B')], flow), sco('C')],
      [flow],
    ),
    'open>A end:pass continue>C',
  ],
  ['SX 4.5 exitAll', three([flow], [], [rules(post('exitAll', ['satisfied']))]), 'open>A end:pass continue>ended'],
  [
    'SX 4.5 continue: follows an exit',
    three([flow], [], [rules(post('continue', ['always']))]),
    'open>A end:pass exit>B',
  ],
  [
    'SX 4.5 previous: comes before the wish of the learner',
    three([flow], [rules(post('previous', ['not satisfied']))]),
    'open>A continue>B end:fail continue>A',
  ],
  [
    'SX 4.5 exit rule of a cluster',
    manifestOf(
      [
        cluster(
          'X',
          [sco('A', byContent), sco('B')],
          flow,
          rollup({}, rollupRule('satisfied', ['satisfied'], { childActivitySet: 'any' })),
          rules(exitRule(['satisfied'])),
        ),
        sco('C'),
      ],
      [flow],
    ),
    'open>A end:pass continue>C',
  ],
  [
    'SX 3.5.1 attemptLimit: a lesson that was taken as often as it may be is closed',
    three([flow], [], [limits({ attemptLimit: 1 })]),
    'open>A end:fail continue>B toc=-A,B*,C can:choice.A=false can:jump.A=false',
  ],
  [
    'SX 3.5.1 attemptLimit of the package',
    three([flow, limits({ attemptLimit: 1 })]),
    'open>A end:pass exitAll>ended open>waiting',
  ],
  [
    'SX 3.5.2 attemptAbsoluteDurationLimit: timeLimitExceeded',
    three(
      [flow],
      [],
      [limits({ attemptAbsoluteDurationLimit: 'PT20S' }), rules(post('exitAll', ['timeLimitExceeded']))],
    ),
    'open>A see:max_time_allowed=PT20S end:seconds=10,suspend continue>B previous>A end:seconds=15 continue>ended',
  ],
  ['NB 4.4 exit: the learner chooses what follows', three([flow]), 'open>A end:pass exit>waiting toc=A,B,C choice:C>C'],
  ['NB 4.4 abandon: nothing follows', three([flow]), 'open>A abandon>waiting choice:B>B abandonAll>ended open>A'],
  [
    'NB 4.4 continue after the last lesson ends the package',
    three([flow]),
    'open>A choice:C>C can:continue=true bar=continue,previous continue>ended',
  ],
  [
    'MS 4.5 suspendAll and resumeAll',
    three([flow]),
    'open>A continue>B end:at=p3,suspend suspendAll>ended toc=A,B,C open>B see:entry=resume see:location=p3',
  ],
  [
    'MS TB.2.3 suspendAll suspends a lesson that ends with normal',
    three([flow]),
    'open>A end:at=p3,normal suspendAll>ended open>A see:entry=resume see:location=p3',
  ],
  [
    'MS 4.9 a suspended package is left for another lesson',
    three([flow]),
    'open>A set:at=p1 suspendAll>ended choice:C>C exitAll>ended open>A',
  ],
  [
    'MS RTE 4.2.8 a lesson that was suspended goes on, one that was not begins anew',
    three([flow]),
    'open>A end:at=p1,suspend continue>B end:at=p2 previous>A see:location=p1 continue>B see:location=?',
  ],
  [
    'MS 4.5 exitAll: the next opening is a new attempt',
    three([flow]),
    'open>A end:at=p3,complete exitAll>ended open>A see:entry=ab-initio see:location=? see:total_time=PT0H0M0S',
  ],
];
