import {
  cluster,
  control,
  flow,
  flowOnly,
  hide,
  invisible,
  limits,
  manifestOf,
  open,
  pre,
  run,
  rules,
  sco,
  shared,
} from '../test/sequenced-course.ts';
import { validRequests } from '@shared-kit/contracts/sequencing';

const abc = [sco('A'), sco('B'), sco('C')];
const linear = manifestOf(abc, [flowOnly]);
const both = manifestOf(abc, [flow]);
const nested = manifestOf([cluster('M', [sco('A'), sco('B')], flow), cluster('N', [sco('C'), sco('D')], flow)], [flow]);

test.each([
  // Navigation requests
  ['NB.2.1 start: delivers the first lesson that flow finds', linear, 'start>A'],
  ['NB.2.1-1 start: is refused while a lesson is current', linear, 'start>A start>no'],
  ['NB.2.1-3 resumeAll: is refused when nothing is suspended', linear, 'resumeAll>no start>A'],
  ['NB.2.1-1 resumeAll: is refused while a lesson is current', linear, 'start>A suspendAll>end start>A resumeAll>no'],
  ['NB.2.1 continue: goes on to the next lesson', linear, 'start>A continue>B continue>C'],
  ['NB.2.1-2 continue: is refused before the package has begun', linear, 'continue>no previous>no exit>no'],
  [
    'NB.2.1-4 continue: is refused without flow',
    manifestOf(abc, [control({ choice: true })]),
    'choice:A>A continue>no',
  ],
  ['NB.2.1 previous: goes back to the lesson before', linear, 'start>A continue>B previous>A'],
  [
    'NB.2.1-5 previous: is refused in a cluster that is forward only',
    manifestOf(abc, [control({ flow: true, forwardOnly: true })]),
    'start>A continue>B previous>no can:previous=false',
  ],
  ['NB.2.1 choice: begins the package at any lesson', both, 'choice:B>B'],
  ['NB.2.1-10 choice: is refused when the parent has no choice', linear, 'start>A choice:C>no'],
  ['NB.2.1-11 choice: is refused for an unknown item', both, 'start>A choice:X>no'],
  ['NB.2.1 jump: delivers a lesson whatever the control modes are', linear, 'start>A jump:C>C'],
  ['NB.2.1-2 jump: is refused before the package has begun', linear, 'jump:C>no'],
  ['NB.2.1-11 jump: is refused for an unknown item', linear, 'start>A jump:X>no'],
  ['NB.2.1 exit: ends the lesson, and nothing follows', linear, 'start>A exit>wait continue>B'],
  ['NB.2.1-12 exit: is refused when the lesson has ended', linear, 'start>A exit>wait exit>no'],
  ['NB.2.1 exitAll: ends the package', linear, 'start>A exitAll>end continue>no start>A'],
  ['NB.2.1 abandon: leaves the lesson', linear, 'start>A abandon>wait abandon>no'],
  ['NB.2.1 abandonAll: leaves the package', linear, 'start>A abandonAll>end'],
  ['RTE 4.2.8 cmi.exit: a lesson that logs out ends the package', linear, 'start>A logout continue>end A:attempts=1'],
  [
    'RTE 4.2.8 cmi.exit: nothing suspends a package that a lesson ends',
    linear,
    'start>A logout suspendAll>end resumeAll>no',
  ],
  [
    'RTE 4.2.8 cmi.exit: a package that has only log-outs begins anew',
    linear,
    'start>A logout previous>end start>A A:attempts=2',
  ],
  [
    'RTE 4.2.8 cmi.exit: a lesson that exits normally goes on to the next',
    linear,
    'start>A exit can:continue=true continue>B',
  ],
  ['NB.2.1 suspendAll: leaves the package, to be resumed', linear, 'start>A continue>B suspendAll>end resumeAll>B'],
  // Termination
  [
    'TB.2.3 exit: a lesson that says nothing is completed and satisfied',
    linear,
    'start>A exit>wait A:comp=true A:sat=true',
  ],
  [
    'TB.2.3 exitAll: ends the attempts of all clusters',
    nested,
    'start>A exitAll>end M:attempts=1 start>A M:attempts=2 A:attempts=2',
  ],
  [
    'TB.2.3 suspendAll: the lesson goes on in the same attempt',
    nested,
    'start>A incomplete suspendAll>end resumeAll>A A:attempts=1 A:comp=false M:attempts=1 O:attempts=1',
  ],
  ['TB.2.3 suspendAll: does not complete the lesson', linear, 'start>A suspendAll>end A:comp=? A:sat=?'],
  ['TB.2.3 abandon: does not complete the lesson', linear, 'start>A abandon>wait A:comp=? A:sat=?'],
  ['TB.2.3 abandonAll: rolls nothing up', manifestOf([sco('A')], [flow]), 'start>A abandonAll>end O:comp=?'],
  ['TB.2.3 abandon: another lesson can be chosen afterwards', both, 'start>A abandon>wait choice:C>C'],
  // Sequencing requests
  ['SB.2.5 start: enters the first cluster', nested, 'start>A M:attempts=1 N:attempts=0'],
  [
    'SB.2.5 start: waits for a choice when the course has no flow',
    manifestOf(abc, [control({})]),
    'start>wait choice:B>B',
  ],
  [
    'SB.2.6 resume: a lesson that reported suspend is resumed by continue and previous, too',
    linear,
    'start>A suspend continue>B previous>A A:attempts=1',
  ],
  ['SB.2.6 resume: a lesson that ended begins anew', linear, 'start>A continue>B previous>A A:attempts=2'],
  [
    'SB.2.7 continue: goes from the last lesson of a cluster to the first of the next',
    nested,
    'start>A continue>B continue>C N:attempts=1',
  ],
  [
    'SB.2.7 continue: ends the package after the last lesson',
    linear,
    'start>A continue>B continue>C can:continue=true continue>end',
  ],
  [
    'SB.2.8 previous: goes back into the last lesson of the cluster before',
    nested,
    'start>A continue>B continue>C previous>B',
  ],
  ['SB.2.8 previous: finds nothing before the first lesson', linear, 'start>A can:previous=false previous>wait'],
  ['SB.2.11 exit: the package goes on after the exit of one lesson', nested, 'start>A exit>wait continue>B'],
  [
    'SB.2.13 jump: leaves the cluster and ends its attempt',
    nested,
    'start>A jump:D>D M:attempts=1 jump:A>A M:attempts=2',
  ],
  ['SB.2.13 jump: a package without choice says which jumps are valid', linear, 'start>A can:B=false jump:B>B'],
  // Flow
  [
    'SB.2.1 flow: a forward-only cluster is entered at its first lesson, even backwards',
    manifestOf([cluster('M', [sco('A'), sco('B')], control({ flow: true, forwardOnly: true })), sco('C')], [flow]),
    'start>A continue>B continue>C previous>A',
  ],
  [
    'SB.2.1-4 flow: no step back inside a forward-only cluster',
    manifestOf([sco('X'), cluster('M', [sco('A'), sco('B')], control({ flow: true, forwardOnly: true }))], [flow]),
    'start>X continue>A continue>B can:previous=false',
  ],
  [
    'SB.2.2-1 flow: stops at a cluster without flow',
    manifestOf([sco('A'), cluster('M', [sco('B')], control({ choice: true }))], [flow]),
    'start>A can:continue=false continue>wait choice:B>B',
  ],
  [
    'SB.2.2 flow: deep clusters are entered down to their first lesson',
    manifestOf([cluster('M', [cluster('P', [cluster('Q', [sco('A')], flow)], flow)], flow), sco('B')], [flow]),
    'start>A continue>B previous>A',
  ],
  [
    'SB.2.2 flow: an invisible lesson is delivered by flow',
    manifestOf([sco('A'), sco('B', invisible), sco('C')], [flow]),
    'start>A list=A,C continue>B continue>C',
  ],
  [
    'CAM 3.4.1 isvisible: an invisible cluster does not hide what it holds',
    manifestOf([sco('A'), cluster('M', [sco('B')], flow, invisible)], [flow]),
    'start>A list=A,B continue>B',
  ],
  [
    'SB.2.2-2 flow: stops at a disabled lesson',
    manifestOf([sco('A'), sco('B', rules(pre('disabled', ['always']))), sco('C')], [flow]),
    'start>A can:continue=false can:B=false can:C=true continue>wait',
  ],
  // Overall process
  [
    'OP.1: the first lesson of a new attempt is new for all clusters',
    nested,
    'start>A continue>B continue>C continue>D continue>end start>A O:attempts=2 M:attempts=2 N:attempts=1',
  ],
  ['OP.1: a package that was ended is not resumed', linear, 'start>A suspend continue>B exitAll>end resumeAll>no'],
  [
    'OP.1: a refused request leaves the lesson as it is',
    linear,
    'start>A choice:C>no A:attempts=1 complete A:comp=true',
  ],
  [
    'DB.2.1: choosing another lesson forgets where the package was suspended',
    both,
    'start>A suspendAll>end choice:C>C exitAll>end resumeAll>no',
  ],
  [
    'DB.2.1: where the package was suspended begins anew once another lesson was chosen',
    both,
    'start>A incomplete suspendAll>end choice:B>B choice:A>A A:attempts=2 A:comp=?',
  ],
  [
    'DB.2.1: a lesson that had suspended itself before stays suspended',
    both,
    'start>A suspend continue>B suspendAll>end choice:C>C choice:A>A A:attempts=1 choice:B>B B:attempts=2',
  ],
  [
    'UP.4: a cluster with a suspended lesson is suspended',
    nested,
    'start>A suspend jump:C>C jump:A>A A:attempts=1 M:attempts=1',
  ],
  [
    'UP.4: a cluster without a suspended lesson begins a new attempt',
    nested,
    'start>A jump:C>C jump:A>A A:attempts=2 M:attempts=2',
  ],
  // Limits
  [
    'UP.1 attemptLimit: the lesson is not delivered again',
    manifestOf([sco('A', limits({ attemptLimit: 1 })), sco('B')], [flow]),
    'start>A continue>B can:A=false can:previous=false',
  ],
  [
    'UP.1 attemptLimit: allows as many attempts as it says',
    manifestOf([sco('A', limits({ attemptLimit: 2 })), sco('B')], [flow]),
    'start>A continue>B choice:A>A continue>B can:A=false',
  ],
  [
    'UP.1 attemptLimit: does not stop a suspended attempt',
    manifestOf([sco('A', limits({ attemptLimit: 1 })), sco('B')], [flow]),
    'start>A suspend continue>B can:A=true choice:A>A',
  ],
  [
    'UP.1 attemptLimit: of a cluster closes its lessons',
    manifestOf([cluster('M', [sco('A')], flow, limits({ attemptLimit: 1 })), sco('B')], [flow]),
    'start>A continue>B can:A=false',
  ],
  [
    'DB.1.1-3 attemptLimit: of the course is its number of attempts',
    manifestOf(abc, [flow, limits({ attemptLimit: 1 })]),
    'start>A exitAll>end start>wait',
  ],
  [
    'CAM 5.1.2 IDRef: takes the sequencing of the collection',
    manifestOf([sco('A', shared('S')), sco('B')], [flow], { S: limits({ attemptLimit: 1 }) }),
    'start>A continue>B can:A=false',
  ],
  [
    'CAM 5.1.2 IDRef: an own part comes before that of the collection',
    manifestOf([sco('A', shared('S'), limits({ attemptLimit: 2 })), sco('B')], [flow], {
      S: limits({ attemptLimit: 1 }),
    }),
    'start>A continue>B can:A=true',
  ],
])('SN %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});

test('SN 5.6.2 hideLMSUI: the controls that a lesson hides are known while it is delivered', () => {
  const course = open(manifestOf([sco('A', hide('continue', 'suspendAll')), sco('B')], [flow]));
  run(course, 'start>A');
  expect(validRequests(course.tree, course.learner).hides).toEqual(['continue', 'suspendAll']);
  run(course, 'continue>B');
  expect(validRequests(course.tree, course.learner).hides).toEqual([]);
});
