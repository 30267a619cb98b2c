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
    .poll(() => page.evaluate(elementsBeyondPage), { message: `${page.url()} must not scroll sideways` })
    .toEqual([]);
}

/** Runs in the page: the innermost elements that make the page scroll sideways, with how far they reach. */
function elementsBeyondPage(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.body.querySelectorAll('*')].filter(
    (element) => Math.round(element.getBoundingClientRect().right) > clientWidth,
  );
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)));
  const named = innermost.map((element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return `${element.tagName} ${element.getAttribute('class') ?? ''} '${name}' to ${element.getBoundingClientRect().right}`;
  });
  return [`${scrollWidth - clientWidth} px`, ...named];
}

/** Expects that a table is fully visible at any width, because its frame clips wider content. */
export async function expectWholeTable(table: Locator): Promise<void> {
  const beyond = (shown: Element): number => shown.scrollWidth - (shown.parentElement?.clientWidth ?? 0);
  await expect
    .poll(() => table.evaluate(beyond), { message: 'a table must not be wider than its frame' })
    .toBeLessThanOrEqual(0);
}
