import type { Page } from '@playwright/test';
import { logout } from '@shared-kit/contracts/identity';
import { expect, expectAccessible, portalUrl, test } from '../../support/test.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Minha conta/ });

/** Ends this page's session on the server, without the page. */
async function endOnServer(page: Page, tenant: string): Promise<void> {
  // From the page, because the token is valid with the cookie of its browser only.
  const status = await page.evaluate(
    async ({ key, url, method }) => {
      const token = JSON.parse(localStorage.getItem(key) ?? '""') as string;
      return (await fetch(url, { method, headers: { authorization: `Bearer ${token}` } })).status;
    },
    { key: `azulejo:/${tenant}:token`, url: portalUrl(tenant, `/api${logout.path}`), method: logout.method },
  );
  expect(status).toBe(200);
}

test(
  "'Sair' asks first, staying returns the focus, and leaving logs out in every tab",
  { tag: ['@B2.3-23', '@B2.3-21'] },
  async ({ actor }) => {
    const { page } = await actor('diego', 'aurora', { through: 'screen' });
    await expect(account(page)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(portalUrl('aurora', '/esta-pagina-nao-existe'));
    await expect(account(other)).toBeVisible();

    await account(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    const question = page.getByRole('dialog', { name: 'Tem certeza de que deseja sair?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await expect(account(page)).toBeFocused();

    await account(page).click();
    await page.getByRole('button', { name: 'Sair' }).click();
    await question.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', '/login'));
    await expect(other).toHaveURL(portalUrl('aurora', '/login'));
    // Requests sent on page hide find no session; a person who has just logged out needs no notice of that.
    for (const left of [page, other]) {
      await expect(left.getByRole('button', { name: 'Avançar' })).toBeVisible();
      await expect(left.getByText('Sua sessão terminou.')).toBeHidden();
    }
  },
);

test('a login in one tab logs in the other', async ({ visitor, actor }) => {
  const { page: waiting, open } = await visitor('aurora');
  await open('/login');
  await expect(waiting.getByRole('button', { name: 'Avançar' })).toBeVisible();
  const { page } = await actor('diego', 'aurora', { through: 'screen' });
  const stored = await page.evaluate(() => Object.entries(localStorage));
  const beside = await waiting.context().newPage();
  await beside.goto(portalUrl('aurora', '/login'));
  await beside.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    stored as [string, string][],
  );
  await expect(account(waiting)).toBeVisible();
});

test(
  'a session ended by the server leads to the login, which shows the reason and leads back',
  { tag: '@A4l-15' },
  async ({ actor }) => {
    const { page } = await actor('aline.monteiro', 'sabermais', { through: 'screen' });
    await expect(account(page)).toBeVisible();
    await endOnServer(page, 'sabermais');
    await page.goto(portalUrl('sabermais', '/lojinha'));
    await expect(page).toHaveURL(portalUrl('sabermais', '/login'));
    await expect(page.getByText('Sua sessão terminou. Entre novamente para continuar de onde parou.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('azulejo:/sabermais:token'))).toBeNull();

    await page.getByLabel('Login', { exact: true }).fill('aline.monteiro');
    await page.keyboard.press('Enter');
    await page.getByLabel('Senha', { exact: true }).fill('azulejo123');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(portalUrl('sabermais', '/lojinha'));
  },
);
