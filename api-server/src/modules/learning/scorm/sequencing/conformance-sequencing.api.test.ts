import { startScormApp } from '../test/scorm.fixtures.ts';
import { sequencingCases } from '../test/cases/sequencing.ts';
import { play } from '../test/package-script.ts';
import { taking } from '../test/sequenced-learner.ts';

startScormApp();

test.each(sequencingCases)('%s', async (_, manifest, script) => {
  expect(await play(await taking(manifest), script)).toBe(script);
});
