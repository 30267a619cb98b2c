import { expect, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

/** Calls of the blocks that load by themselves. */
const callsOfBlocks = /\/api\/(learning\/(meetings|students\/\d+\/(recommendations|enrollments-in-progress))|campaign)/;

/** Blocks of the home of Aurora, and how much the rows of each may differ: titles of cards have one or two lines. */
const blocks = [
  { title: 'Continue de onde parou', tolerance: 40 },
  { title: 'Recomendados para você', tolerance: 40 },
  { title: 'Próximos encontros', tolerance: 8 },
  { title: 'Suas campanhas', tolerance: 8 },
] as const;

/** Returns the height of the lowest row of a block: a placeholder, or what is listed. */
async function rowHeight({ page }: Actor, title: string, row: 'placeholder' | 'listed'): Promise<number> {
  const block = page.getByRole('region', { name: title });
  const isListed = row === 'listed';
  const rows = block.locator(isListed ? 'article' : '[aria-hidden="true"]:has([aria-hidden="true"])');
  await expect(rows.filter({ visible: true }).first()).toBeVisible();
  const heights = await rows
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  return Math.min(...heights);
}

for (const screen of ['phone', 'desktop'] as const) {
  test(`placeholders of blocks have the height of the rows that replace them (${screen})`, async ({ actor }) => {
    const bruno = await actor('bruno', 'aurora', { screen });
    const { page } = bruno;
    const { promise: wereMeasured, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(callsOfBlocks, async (route) => {
      await wereMeasured;
      await route.continue();
    });
    await bruno.open('/');
    // Blocks load when they come near the window.
    const { width } = page.viewportSize() ?? { width: 390 };
    await page.setViewportSize({ width, height: 9000 });
    const placeholders: Record<string, number> = {};
    for (const { title } of blocks) placeholders[title] = await rowHeight(bruno, title, 'placeholder');
    goOn();
    for (const { title, tolerance } of blocks) {
      const block = page.getByRole('region', { name: title });
      await expect(block.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
      await expect(block.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const listed = await rowHeight(bruno, title, 'listed');
      expect(Math.abs(listed - (placeholders[title] ?? 0)), title).toBeLessThanOrEqual(tolerance);
    }
  });
}
