import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * axe finds nothing on the page as it is, in the light; in the dark only colours differ. `without`: selectors of what isn't ours (embedded sites).
 * Its legacy mode looks at the page without opening a second one for the report.
 */
export async function expectAccessible(
  page: Page,
  { without = [] }: { without?: readonly string[] } = {},
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    const builder = without.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({ page }).setLegacyMode());
    const { violations } = await (
      colorScheme === 'dark' ? builder.withRules(['color-contrast', 'link-in-text-block']) : builder
    ).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
    expect(found, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Colours in transition are no colours to judge. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}
