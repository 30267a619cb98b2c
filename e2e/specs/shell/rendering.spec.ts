import { expect, test } from '../../support/test.ts';

test('an inherited colour changes at once for people who prefer reduced motion', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { changed, late } = await page.evaluate(async () => {
    // Chromium styles skipped content (content-visibility) when it comes into view.
    const elements = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ contentVisibilityAuto: true }),
    );
    const colors = () => elements.map((element) => getComputedStyle(element).color);
    const before = colors();
    document.documentElement.style.setProperty('--color-text', 'rgb(1, 2, 3)');
    document.documentElement.style.setProperty('--color-text-muted', 'rgb(4, 5, 6)');
    const atOnce = colors();
    // A transition of an inherited colour starts a new one on each level below, a frame later.
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    const settled = colors();
    const isLate = (element: Element, index: number) => element.isConnected && atOnce[index] !== settled[index];
    return {
      changed: settled.filter((color, index) => color !== before[index]).length,
      late: elements.filter(isLate).map(({ className }) => String(className)),
    };
  });
  expect(changed).toBeGreaterThan(20);
  expect(late).toEqual([]);
});

test('headings with tight letters keep their words apart', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeAttached();
  const { tracking, gap } = await heading.evaluate((element) => {
    const { letterSpacing, wordSpacing } = getComputedStyle(element);
    return { tracking: Number.parseFloat(letterSpacing) || 0, gap: Number.parseFloat(wordSpacing) || 0 };
  });
  expect(tracking).toBeLessThan(0);
  // The space loses the tracking twice: its own and that of the letter before it.
  expect(gap).toBeGreaterThanOrEqual(-2 * tracking - 0.01);
});
