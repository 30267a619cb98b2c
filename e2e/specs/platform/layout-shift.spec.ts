import { certificateCheckPath } from '@shared-kit/contracts/journey';
import { layoutShiftsOf, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { expect, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { screensOfLearner, screensOfVisitor } from './main-screens.ts';

/** Sum of the shifts of one page. The rounding of a moved subpixel stays below it. */
const AT_MOST = 0.005;

/** Opens each address in the same tab, and returns the ones whose elements moved, with these elements. */
async function movedScreens(
  { page, open }: Pick<Actor, 'page' | 'open'>,
  paths: readonly string[],
  slowdown: number,
): Promise<string[]> {
  await watchLayoutShifts(page, slowdown);
  const found: string[] = [];
  for (const path of paths) {
    await open(path);
    const shifts = await layoutShiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > AT_MOST)
      found.push(
        [`${path}: ${sum.toFixed(3)}`, ...shifts.flatMap(({ value, moved }) => [value.toFixed(3), ...moved])].join(
          '\n  ',
        ),
      );
  }
  return found;
}

/** Phones have slow processors. */
const devices = [
  { screen: 'phone', slowdown: 2 },
  { screen: 'desktop', slowdown: 1 },
] as const;

for (const { screen, slowdown } of devices) {
  for (const { tenant, paths } of screensOfVisitor) {
    test(`no element moves while a page of ${tenant} for visitors loads (${screen})`, async ({ visitor }) => {
      test.slow();
      expect(await movedScreens(await visitor(tenant, { screen, hasMotion: true }), paths, slowdown)).toEqual([]);
    });
  }

  for (const { person, tenant, pathsOf } of screensOfLearner) {
    test(`no element moves while a page of ${tenant} for ${person} loads (${screen})`, async ({ actor }) => {
      test.slow();
      const learner = await actor(person, tenant, { screen, hasMotion: true });
      // Everybody has come through a page of the shell, so its files and the font are in the cache. Those of the remotes are not.
      await learner.open(certificateCheckPath);
      await learner.page.waitForLoadState('networkidle');
      expect(await movedScreens(learner, await pathsOf(learner), slowdown)).toEqual([]);
    });
  }
}
