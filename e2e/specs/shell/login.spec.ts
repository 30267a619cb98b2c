import type { Page } from '@playwright/test';
import { accountOf } from '../../support/accounts.ts';
import type { TenantName } from '../../support/accounts.ts';
import { newestTo, sentTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, screens, test } from '../../support/test.ts';

const tenants: readonly { tenant: TenantName; position: string }[] = [
  { tenant: 'aurora', position: 'middle' },
  { tenant: 'sabermais', position: 'bottom' },
  { tenant: 'horizonte', position: 'top' },
];

const loginField = (page: Page) => page.getByLabel('Login', { exact: true });
const passwordField = (page: Page) => page.getByLabel('Senha', { exact: true });

for (const { tenant, position } of tenants) {
  test(
    `the front door of ${tenant} has its own theme and works at each step`,
    { tag: ['@A2l-13', '@A2l-14', '@A2l-15', '@A2r-03'] },
    async ({ visitor }) => {
      const { page, open } = await visitor(tenant);
      await open('/login?fromLP=true');
      await expect(page.locator('[data-position]')).toHaveAttribute('data-position', position);
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
      const picture = page.locator('picture img');
      const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      const wide = await shown();
      await page.setViewportSize(screens.phone);
      await expect.poll(shown).not.toBe(wide);

      await onEveryScreen(page);
      await expectAccessible(page);
      await loginField(page).fill(accountOf('bruno', tenant).username);
      await page.keyboard.press('Enter');
      await expect(passwordField(page)).toBeFocused();
      await onEveryScreen(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
      await expect(page.getByRole('heading', { name: 'Esqueceu sua senha?' })).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test(
  'three companies have three themes: colours, corners and titles differ',
  { tag: '@A0-03' },
  async ({ visitor }) => {
    const appearances = new Set<string>();
    for (const { tenant } of tenants) {
      const { page, open } = await visitor(tenant);
      await open('/login?fromLP=true');
      const button = page.getByRole('button', { name: 'Avançar' });
      appearances.add(
        await button.evaluate(
          (element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).borderRadius}`,
        ),
      );
    }
    expect(appearances.size).toBe(3);
  },
);

test(
  'an unknown login and password are rejected with the text of the specification',
  { tag: ['@A8-03', '@A8-04'] },
  async ({ visitor }) => {
    const { page, open } = await visitor('aurora');
    await open('/login');
    await loginField(page).fill('ninguem.assim');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Usuário inválido.')).toBeVisible();
    await loginField(page).fill('bruno');
    await page.keyboard.press('Enter');
    await passwordField(page).fill('senha-errada-1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Senha ou usuário inválido.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'the keyboard alone opens the portal, and the protected page requested before the login is shown after it',
  {
    tag: ['@A2l-03', '@A2r-32', '@A4l-03', '@A4l-04', '@A4l-08', '@A4l-16', '@B2.1-20'],
  },
  async ({ visitor }) => {
    const { page, open } = await visitor('horizonte');
    await open('/myJourney/historic');
    await expect(page).toHaveURL(portalUrl('horizonte', '/login'));
    await expect(loginField(page)).toBeFocused();
    await page.keyboard.type(accountOf('carla', 'horizonte').username);
    await page.keyboard.press('Enter');
    await expect(passwordField(page)).toBeFocused();
    await page.keyboard.type(accountOf('carla', 'horizonte').password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(portalUrl('horizonte', '/myJourney/historic'));
    await expect(page.getByRole('banner')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await open('/login');
    await expect(page).toHaveURL(/\/horizonte\/?$/);
    const stored = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('azulejo:/horizonte:navigation') ?? '{}') as { history: string[] },
      );
    // The address changes shortly before the page renders and the history is stored.
    await expect
      .poll(stored)
      .toMatchObject({ currentPage: '/', lastPage: '/myJourney/historic', isfluidNavigation: false });
    expect((await stored()).history.filter((path) => path.startsWith('/login'))).toEqual([]);
  },
);

test('an unknown company address shows a message', { tag: '@A8-05' }, async ({ page, faults }) => {
  faults.expect(/status of 404/);
  const answer = await page.goto(portalUrl('empresa-que-nao-existe', '/login'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Nenhuma aplicação correspondente a URL.')).toBeVisible();
});

test(
  "'Primeiro acesso?' leads over the mailed link to a password that opens the portal, and the link works once",
  {
    tag: ['@A2l-05', '@A2l-08', '@A2l-10', '@A8-07'],
  },
  async ({ visitor, faults }) => {
    const [password, address] = [`nova-senha-${Date.now()}`, 'renata.rezende@clinicahorizonte.com.br'];
    const before = sentTo(address).length;
    const { page, open } = await visitor('horizonte');
    await open('/login');
    await page.getByRole('button', { name: 'Primeiro acesso?' }).click();
    await expect(page.getByRole('heading', { name: 'Novo por aqui?' })).toBeVisible();
    await loginField(page).fill('renata.rezende');
    await page.getByRole('button', { name: 'ENVIAR E-MAIL' }).click();
    await expect(page.getByText('E-mail enviado com sucesso!')).toBeVisible();

    const link = /https?:\/\/\S+/.exec(await newestTo(address, before + 1))?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await expectAccessible(page);
    await page.getByLabel('Nova senha', { exact: true }).fill('curta1');
    await page.getByLabel('Confirme a nova senha').fill('outra');
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByRole('alert').getByText('Ao menos 8 caracteres')).toBeVisible();
    await expect(page.getByText('Esta senha tem que ser idêntica à digitada no campo Nova Senha.')).toBeVisible();
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByLabel('Confirme a nova senha').fill(password);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();

    await page.getByRole('link', { name: 'Fazer login' }).click();
    await loginField(page).fill('renata.rezende');
    await page.keyboard.press('Enter');
    await passwordField(page).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();

    faults.expect(/status of 410/);
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByLabel('Confirme a nova senha').fill(password);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page.getByText('Este link já foi usado ou expirou. Solicite um novo e-mail.')).toBeVisible();
  },
);
