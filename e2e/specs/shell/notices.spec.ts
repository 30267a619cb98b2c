import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });
// An idle page requests its layers, sometimes after the test has cut the network.
test.beforeEach(({ faults }) => faults.expect(/ERR_INTERNET_DISCONNECTED/));

test(
  'a lost connection shows a notice at the bottom centre, which disappears after the reconnect',
  { tag: ['@A8-01', '@A8-02'] },
  async ({ visitor }) => {
    const { page, open } = await visitor('aurora');
    await open('/login');
    await expect(page.getByRole('button', { name: 'Avançar' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const notice = page.getByText('Parece que você está sem conexão com a internet.');
    await expect(notice).toBeVisible();
    const box = await notice.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box?.y).toBeGreaterThan(height / 2);
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(40);
    await page.context().setOffline(false);
    await expect(notice).toBeHidden();
  },
);

test('on a phone the notice of a lost connection stays above the bottom menu', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora', { screen: 'phone' });
  await open('/');
  const menu = page.getByRole('navigation', { name: 'Menu inferior' });
  await expect(menu).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const notice = page.getByRole('listitem').filter({ hasText: 'Parece que você está sem conexão com a internet.' });
  await expect(notice).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await menu.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.context().setOffline(false);
});

test(
  'a missing certificate shows a message to anyone and is not indexed',
  { tag: ['@A2r-31', '@B8-12'] },
  async ({ visitor }) => {
    const { page, open } = await visitor('aurora');
    await open('/certificate-authenticity/nao-existe-assim');
    await expect(page.getByText('Certificado não encontrado.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
  },
);

/** Returns a point on a dialog's header, after its animation has ended. */
async function headOf(dialog: Locator): Promise<{ x: number; y: number }> {
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await dialog.getByRole('heading').first().boundingBox();
  return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
}

/** Swipes down from a point by a number of pixels. */
async function pullDown(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: from.x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.y) });
  for (let step = 1; step <= 5; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(from.y + (by * step) / 5) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}

test(
  'on a phone a swipe of more than 100 px closes a dialog, unless it requires an answer',
  { tag: ['@B9-30'] },
  async ({ actor }) => {
    const { page, open } = await actor('camila.ramos', 'aurora', { screen: 'phone', hasMotion: true });
    await open('/');
    const readFlags = async () => {
      await page.getByRole('button', { name: /^Minha conta/ }).click();
      await page.getByRole('button', { name: 'Sair' }).click();
    };
    await readFlags();
    const question = page.getByRole('dialog', { name: 'Tem certeza de que deseja sair?' });
    await pullDown(page, await headOf(question), 95);
    await expect(question).toBeVisible();
    await expect(question).not.toHaveAttribute('data-pulled');
    await pullDown(page, await headOf(question), 115);
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: /^Minha conta/ })).toBeFocused();

    const { page: phone, open: openPhone } = await actor('rodrigo.correia', 'sabermais', {
      screen: 'phone',
      hasMotion: true,
    });
    await openPhone('/');
    const terms = phone.getByRole('dialog', { name: 'Termo de aceite' });
    await pullDown(phone, await headOf(terms), 250);
    await expect(terms).toBeVisible();
    await expect(terms).not.toHaveAttribute('data-pulled');
  },
);
