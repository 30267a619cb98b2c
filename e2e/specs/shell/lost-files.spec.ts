import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';

const lost = /ERR_FAILED|[Ll]oading (CSS )?chunk|ChunkLoadError/;

/** All files that the shell loads after its first scripts. */
const laterFiles = /\/_shell\/(?!main\.|login\.)[^/]+\.js/;
const loseLaterFiles = (page: Page): Promise<unknown> => page.route(laterFiles, (route) => route.abort());

test('the login works without an optional file', async ({ visitor, faults }) => {
  faults.expect(lost);
  const { page, open } = await visitor('aurora');
  await loseLaterFiles(page);
  const givenUp = page.waitForEvent('console', (message) => /ChunkLoadError/.test(message.text()));
  await open('/login?fromLP=true');
  await givenUp;
  await page.getByLabel('Login', { exact: true }).fill('bruno');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
});

test('a page whose file fails to load shows an error and loads on retry', async ({ visitor, faults }) => {
  faults.expect(lost);
  const { page, open } = await visitor('sabermais');
  await loseLaterFiles(page);
  await open('/activate-user');
  const again = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.unroute(laterFiles);
  await again.click();
  await expect(page.getByLabel('Telefone')).toBeVisible();
});
