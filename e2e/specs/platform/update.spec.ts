import type { Page, TestInfo } from '@playwright/test';
import { mainMenuEntry } from '../../support/main-menu.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import { fillCart, goToReview, payButton } from '../store/shopper.ts';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ mode: 'default' });

const notice = 'Há uma versão nova do portal.';
const words = 'Escolha o seu próximo passo.';

/** Writes a build of the store that shows its version. */
function storeBuild(version: string, testInfo: TestInfo): string {
  const edit = (_file: string, text: string): string => text.replaceAll(words, `Loja ${version}`);
  return writeVariant(buildOf('mfe-store'), testInfo.outputPath(`store-${version}`), { version, edit });
}

/** Publishes and promotes a version of the store, as its team does. */
async function deliver(
  azulejo: (...args: string[]) => Promise<string>,
  version: string,
  testInfo: TestInfo,
): Promise<void> {
  await azulejo('remote', 'publish', storeBuild(version, testInfo));
  await azulejo('remote', 'promote', `mfe-store@${version}`, '--channel', 'stable');
}

/** Fires the focus event, which requests the composition at once instead of within a minute. */
async function comeBack(page: Page): Promise<void> {
  const answered = page.waitForResponse(/\/platform\/composition$/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answered;
}

/** Marks the document, to detect later whether it was replaced. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

test('a release reaches an open page: it is offered, postponed, and adopted with the next navigation', async ({
  actor,
  azulejo,
}, testInfo) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await expect(page.getByText(words)).toBeVisible();
  await mark(page);
  await comeBack(page);
  await expect(page.getByText(notice)).toBeHidden();

  await deliver(azulejo, '1.0.0', testInfo);
  await comeBack(page);
  await expect(page.getByText(notice)).toBeVisible();
  await onEveryScreen(page, async () => expect(page.getByRole('button', { name: 'Atualizar agora' })).toBeInViewport());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Depois' }).click();
  await expect(page.getByText(notice)).toBeHidden();
  expect(await isMarked(page)).toBe(true);

  await (await mainMenuEntry(page, 'link', 'Minha jornada')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
  await expect(page.getByText(notice)).toBeHidden();
  await page.goBack();
  await expect(page.getByText('Loja 1.0.0')).toBeVisible();
});

test('an update on request loads at once, on the current page', async ({ actor, azulejo }, testInfo) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha?view=mine');
  await expect(page.getByRole('tab', { name: 'MEUS PRODUTOS' })).toBeVisible();
  await deliver(azulejo, '1.1.0', testInfo);
  await comeBack(page);
  await page.getByRole('button', { name: 'Atualizar agora' }).click();
  await expect(page.getByText('Loja 1.1.0')).toBeVisible();
  await expect(page).toHaveURL(/\/lojinha\?view=mine$/);
});

test('a checkout shows no notice and adopts no release, and the offer appears afterwards', async ({
  actor,
  azulejo,
}, testInfo) => {
  const bruno = await actor('bruno', 'sabermais');
  const { page } = bruno;
  await fillCart(bruno);
  await bruno.open('/cartlojinha');
  await goToReview(bruno);
  await mark(page);
  await deliver(azulejo, '1.2.0', testInfo);
  await comeBack(page);
  await expect(page.getByText(notice)).toBeHidden();
  await payButton(bruno).click();
  await expect(page.getByRole('heading', { name: 'Pagamento autorizado!' })).toBeVisible();
  await expect(page.getByText(notice)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('a version that was rolled back is replaced in an open page as soon as the page is hidden', async ({
  actor,
  azulejo,
}, testInfo) => {
  await deliver(azulejo, '1.3.0', testInfo);
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await expect(page.getByText('Loja 1.3.0')).toBeVisible();
  await azulejo('remote', 'rollback', 'mfe-store');
  await comeBack(page);
  await expect(page.getByText(notice)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
  await expect(page.getByText('Loja 1.3.0')).toBeHidden();
  await expect(page.getByText(notice)).toBeHidden();
});

test('a disabled module disappears from menu and header at once, but not from under an open page', async ({
  actor,
  azulejo,
}) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/lojinha');
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
  await mark(page);
  await azulejo('module', 'disable', 'store', '--tenant', 'sabermais');
  await comeBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Lojinha' })).toBeVisible();
  await (await mainMenuEntry(page, 'link', 'Minha jornada')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha jornada' })).toBeVisible();
  await expect(page.getByRole('link', { name: /lojinha|carrinho/i })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
  expect(await isMarked(page)).toBe(true);

  await azulejo('module', 'enable', 'store', '--tenant', 'sabermais');
  await comeBack(page);
  await expect(page.getByRole('link', { name: 'Lojinha' }).first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
