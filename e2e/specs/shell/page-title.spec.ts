import type { Page } from '@playwright/test';
import { expect, screens, test } from '../../support/test.ts';

const inHeader = (page: Page) => page.getByRole('navigation', { name: 'Você está em' }).locator('[aria-current=page]');

/** Width of the page's name in the header: 1 px while only assistive technology reads it. */
const widthOf = async (page: Page): Promise<number> => (await inHeader(page).boundingBox())?.width ?? 0;

test('the header shows the name of a page only while its heading is out of sight', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/calendar');
  const heading = page.getByRole('heading', { level: 1, name: 'Agenda' });
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(heading).toBeInViewport();
    await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(1);
    await expect(inHeader(page)).toHaveText('Agenda');
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      window.scrollTo(0, 800);
    });
    await expect.poll(() => widthOf(page)).toBeGreaterThan(30);
    await expect(inHeader(page)).toBeInViewport();
  }
});

test('a phone shows the company beside the back link of a page that names itself', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora', { screen: 'phone' });
  await open('/perfil');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const logo = page.getByRole('banner').getByRole('link', { name: 'Aurora Energia: Home' });
  const back = page.getByRole('banner').getByRole('button', { name: 'Voltar' });
  await expect(logo).toBeVisible();
  expect((await back.boundingBox())?.x).toBeLessThan((await logo.boundingBox())?.x ?? 0);
});
