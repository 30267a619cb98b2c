import { startScormApp } from '../test/scorm.fixtures.ts';
import { sampleCourseCases } from '../test/cases/sample-courses.ts';
import { play } from '../test/package-script.ts';
import { randomTest } from '../test/sample-courses.ts';
import { taking } from '../test/sequenced-learner.ts';

startScormApp();

test.each(sampleCourseCases)('sample course, %s', async (_, manifest, script) => {
  expect(await play(await taking(manifest), script)).toBe(script);
});

/** Plays a course whose test is one of four by chance; all are called T here. */
const playBank = async (script: string) => (await play(await taking(randomTest), script)).replaceAll(/T[1-4]/g, 'T');

test.each<[string, string]>([
  [
    'the bank opens after the contents, in the list too, and one passed test ends the course',
    'open>A toc=A*,B,-Q continue>B end:complete can:continue=false previous>A end:complete toc=A*,B,Q choice:Q>T toc=-A,-B,Q ' +
      'end:complete,pass,score=0.9 continue>ended content=PASSED grade=90',
  ],
  [
    'a failed test is followed by another at once, and the second one ends the course',
    'open>A end:complete continue>B end:complete continue>T content=IN_PROGRESS end:complete,fail,score=0.2 continue>T ' +
      'end:complete,fail,score=0.4 continue>ended content=FAILED grade=40',
  ],
  [
    'the last attempt is resumed after it was suspended, and no other follows it',
    'open>A end:complete continue>B end:complete continue>T end:complete,fail,score=0.2 continue>T set:at=p2 ' +
      'suspendAll>ended open>T see:location=p2 end:complete,fail,score=0.5 continue>ended content=FAILED grade=50',
  ],
])('sample course, random test: %s', async (_, script) => {
  expect(await playBank(script)).toBe(script);
});
