import {
  byContent,
  flow,
  manifestOf,
  objectives,
  open,
  other,
  post,
  pre,
  primary,
  run,
  rules,
  sco,
} from '../test/sequenced-course.ts';

const ofAttempt = { attributes: 'adlseq:objectivesGlobalToSystem="false"' };
const writes = objectives(primary('P', { maps: [{ targetObjectiveID: 'G', writeSatisfiedStatus: true }] }));
const reads = objectives(primary('P'), other('Q', { maps: [{ targetObjectiveID: 'G' }] }));
const lessons = (...parts: string[]) => [
  sco('A', byContent, writes, ...parts),
  sco('B', byContent, reads, rules(pre('disabled', ['Q: not objectiveStatusKnown']))),
  sco('C', byContent, reads, rules(pre('skip', ['Q: satisfied']))),
];

test.each([
  [
    'false: what the attempt before has shared is unknown in the next one',
    manifestOf(lessons(), [flow, ofAttempt]),
    'start>A pass can:B=true exitAll>end start>A A:sat=? can:C=true choice:C>C',
  ],
  [
    'false: a choice that begins the package anew is judged without it',
    manifestOf(lessons(), [flow, ofAttempt]),
    'start>A pass exitAll>end can:B=false can:C=true choice:B>no choice:C>C',
  ],
  [
    'false: a retry of the package begins another attempt',
    manifestOf(lessons(rules(post('retryAll', ['satisfied']))), [flow, ofAttempt]),
    'start>A pass continue>A A:sat=? can:B=false',
  ],
  [
    'false: a suspended attempt keeps what its lessons share',
    manifestOf(lessons(), [flow, ofAttempt]),
    'start>A pass suspendAll>end resumeAll>A can:B=true suspendAll>end choice:B>B',
  ],
  [
    'false: the result of an attempt that has ended stays until the next one begins',
    manifestOf(lessons(), [
      flow,
      ofAttempt,
      objectives(primary('R', { maps: [{ targetObjectiveID: 'G', readSatisfiedStatus: true }] })),
    ]),
    'start>A pass exitAll>end O:sat=true start>A O:sat=?',
  ],
  [
    'true: what lessons share outlives the attempt',
    manifestOf(lessons(), [flow]),
    'start>A pass exitAll>end start>A A:sat=true can:B=true choice:B>B',
  ],
])('CAM 5.1 objectivesGlobalToSystem %s', (_title, manifest, script) => {
  expect(run(open(manifest), script)).toBe(script);
});
