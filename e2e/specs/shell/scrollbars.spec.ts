import { expect, screens, test } from '../../support/test.ts';

// Playwright hides scrollbars unless told otherwise, and hidden scrollbars take no width.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('a dialog leaves the page where it is and covers the place of its scrollbar', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await page.setViewportSize(screens.desktop);
  for (const path of ['/', '/profile']) {
    await open(path);
    // A locator by role finds nothing behind a modal dialog.
    const main = page.locator('main');
    await expect(main).toBeVisible();
    const before = await main.boundingBox();
    await page.getByRole('button', { name: /^Minha conta/ }).click();
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(page.getByRole('dialog', { name: 'Alterar senha' })).toBeVisible();
    const during = await main.boundingBox();
    expect(during?.width).toBe(before?.width);
    expect(during?.x).toBe(before?.x);
    const scrimReaches = await page
      .locator('[data-kit-modal="open"]')
      .evaluate((scrim) => scrim.getBoundingClientRect().right === window.innerWidth);
    expect(scrimReaches).toBe(true);
    await page.keyboard.press('Escape');
  }
});
