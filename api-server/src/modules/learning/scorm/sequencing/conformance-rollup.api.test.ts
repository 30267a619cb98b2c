import { startScormApp } from '../test/scorm.fixtures.ts';
import { rollupCases, objectiveCases } from '../test/cases/rollup.ts';
import { play } from '../test/package-script.ts';
import { taking } from '../test/sequenced-learner.ts';

startScormApp();

test.each([...rollupCases, ...objectiveCases])('%s', async (_, manifest, script) => {
  expect(await play(await taking(manifest), script)).toBe(script);
});
