import type { ConformanceCase } from './conformance-case.ts';
import { competencies, fourthEdition, severalObjectives } from '../objective-courses.ts';
import { forcedSequential, postTestRollup, preOrPostTest, simpleRemediation } from '../sample-courses.ts';

const passesAll =
  'open>A end:complete,pass continue>B end:complete,pass continue>C end:complete,pass continue>D end:complete,pass';

export const sampleCourseCases: readonly ConformanceCase[] = [
  [
    'forced order: a lesson opens when the one before is passed, and earlier ones stay open',
    forcedSequential,
    'open>A toc=A*,-B,-C,-D,-Q can:continue=false can:choice.B=false end:complete,pass toc=A*,B,-C,-D,-Q ' +
      'continue>B can:previous=true choice:A>A end:complete,pass choice:B>B end:complete,pass continue>C end:complete,pass ' +
      'continue>D end:complete,pass continue>Q content=IN_PROGRESS end:complete,pass,score=0.9 continue>ended content=PASSED',
  ],
  [
    'forced order: a failed lesson keeps the next one closed',
    forcedSequential,
    'open>A end:complete,fail toc=A*,-B,-C,-D,-Q exit>waiting choice:A>A end:complete,pass continue>B',
  ],
  [
    'forced order: no score rolls up, and a failed test fails the course',
    forcedSequential,
    `${passesAll} continue>Q end:complete,fail,score=0.3 exitAll>ended content=FAILED grade=0`,
  ],
  [
    'post test rollup: only the test counts',
    postTestRollup,
    `${passesAll} content=IN_PROGRESS grade=0 continue>Q end:complete,pass,score=0.8 continue>ended content=PASSED grade=80`,
  ],
  [
    'post test rollup: a failed test fails the course whose contents are passed',
    postTestRollup,
    `${passesAll} continue>Q end:complete,fail,score=0.4 continue>ended content=FAILED grade=40`,
  ],
  [
    'pre or post test: a passed first test completes the course, and closes both tests',
    preOrPostTest,
    'open>P toc=P*,A,B,-Q end:complete,pass,score=0.9 content=PASSED grade=90 continue>A toc=-P,A*,B,-Q',
  ],
  [
    'pre or post test: after a failed first test the contents open the last one',
    preOrPostTest,
    'open>P end:complete,fail,score=0.2 content=IN_PROGRESS continue>A toc=-P,A*,B,-Q end:complete continue>B ' +
      'can:continue=false end:complete toc=-P,A,B*,Q continue>Q end:complete,pass,score=0.7 content=PASSED grade=70',
  ],
  [
    'pre or post test: a first test that was suspended is resumed although its only attempt has begun',
    preOrPostTest,
    'open>P end:at=p2,suspend suspendAll>ended open>P see:location=p2 end:complete,pass,score=0.9 content=PASSED',
  ],
  [
    'simple remediation: what is mastered is skipped, and the rest is repeated',
    simpleRemediation,
    'open>L1 end:complete continue>L2 end:complete continue>T1 end:complete,pass,score=1 continue>T2 ' +
      'end:complete,fail,score=0.2 continue>L2 end:complete continue>T2 end:complete,pass,score=0.8 continue>ended content=PASSED grade=90',
  ],
  [
    'fourth edition: completed objectives order the contents, and the test is not listed before',
    fourthEdition,
    'open>A toc=A*,-B can:choice.B=false end:complete toc=A*,B continue>B end:complete toc=A,B*,Q content=IN_PROGRESS ' +
      'continue>Q end:complete,pass,score=0.9 continue>ended content=PASSED grade=90',
  ],
  [
    'fourth edition: a lesson jumps to the test past the order, and finds the store of the lesson before',
    fourthEdition,
    'open>A can:jump.Q=true can:choice.Q=false end:store0=lembrar jump:Q>Q see:adl.data.0.store=lembrar ' +
      'end:complete,pass,score=1 continue>ended content=PASSED',
  ],
  [
    'competencies: only the topics that the first test found missing are taught',
    competencies,
    'open>P end:complete,g1.pass,g2.fail continue>B1 end:complete continue>B2 end:complete continue>Q ' +
      'see:g1.success_status=passed end:complete,pass,g2.pass continue>ended content=PASSED',
  ],
  [
    'competencies: a failed last test teaches the missing topics again, without the first test',
    competencies,
    'open>P end:complete,g1.fail,g2.fail continue>A1 end:complete continue>A2 end:complete continue>B1 end:complete ' +
      'continue>B2 end:complete continue>Q end:complete,fail,g1.fail,g2.pass continue>A1 end:complete continue>A2 ' +
      'end:complete continue>Q end:complete,pass,g1.pass continue>ended content=PASSED',
  ],
  [
    'several objectives: the measures of one test are the results of the parts, by their weight',
    severalObjectives,
    'open>Q end:complete,g1.score=1,g2.score=0.5 toc=Q*,A,A1,B,B1 choice:A1>A1 end:complete choice:B1>B1 end:complete exitAll>ended content=PASSED grade=63',
  ],
];
