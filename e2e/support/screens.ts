import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Widths at which every screen is checked. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Screen = keyof typeof screens;

/** Runs a check at 390, 768 and 1440 px; the page must not scroll sideways at any of them. */
export async function onEveryScreen(
  page: Page,
  check: (screen: Screen) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [screen, size] of Object.entries(screens) as [Screen, (typeof screens)[Screen]][]) {
    await page.setViewportSize(size);
    await expectNoSideScroll(page);
    await check(screen);
  }
}

export async function expectNoSideScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: `${page.url()} must not scroll sideways`,
    })
    .toBeLessThanOrEqual(0);
}

/** Expects that a table is fully visible at any width, because its frame clips wider content. */
export async function expectWholeTable(table: Locator): Promise<void> {
  const beyond = (shown: Element): number => shown.scrollWidth - (shown.parentElement?.clientWidth ?? 0);
  await expect
    .poll(() => table.evaluate(beyond), { message: 'a table must not be wider than its frame' })
    .toBeLessThanOrEqual(0);
}
