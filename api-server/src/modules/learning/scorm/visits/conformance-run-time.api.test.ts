import { startScormApp } from '../test/scorm.fixtures.ts';
import { runTimeCases } from '../test/cases/run-time.ts';
import { play } from '../test/package-script.ts';
import { taking } from '../test/sequenced-learner.ts';

startScormApp();

test.each(runTimeCases)('%s', async (_, manifest, script) => {
  expect(await play(await taking(manifest), script)).toBe(script);
});
