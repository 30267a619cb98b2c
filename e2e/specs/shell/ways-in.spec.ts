import type { Page, Request } from '@playwright/test';
import { exchangeToken, openApp } from '@shared-kit/contracts/identity';
import { demoCompanyOrigin, serveDemoCompany } from '../../../tools/demo-company/serve-demo-company.ts';
import type { DemoCompany } from '../../../tools/demo-company/serve-demo-company.ts';
import { accountOf } from '../../support/accounts.ts';
import { mainMenuEntry } from '../../support/main-menu.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

const over = 'Este link de acesso já foi usado ou expirou. Entre novamente.';
const account = (page: Page) => page.getByRole('button', { name: /^Minha conta/ });
/** Matches Gisele's logged-in page; when another test had her open a content, it asks first whether to return to it. */
const giselesPage = (page: Page) => account(page).or(page.getByRole('dialog', { name: 'Voltar ao último conteúdo?' }));
const loginField = (page: Page) => page.getByLabel('Login', { exact: true });
const ssoLink = (page: Page) => page.getByRole('link', { name: 'Entrar com credenciais da minha empresa' });

/** Returns an address that logs Gisele in at Saber+, as the profile menu at Aurora requests it. */
async function linkFor(gisele: Actor): Promise<string> {
  const app = gisele.session.loginInfo.appsUserAccess.find(({ url }) => url.endsWith('/sabermais'));
  if (!app) throw new Error('Gisele has no account at Saber+');
  return (await gisele.api.call(openApp, { params: { idApp: app.idApp } })).url;
}

const secretOf = (address: string) => new URL(address).searchParams.get('token') ?? 'no token';

test(
  'a token in the address logs in once and is visible nowhere afterwards',
  { tag: ['@A4l-09', '@A2r-04'] },
  async ({ actor, visitor }) => {
    const link = await linkFor(await actor('gisele', 'aurora'));
    const secret = secretOf(link);
    const { page } = await visitor('sabermais');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(link);
    await expect(giselesPage(page)).toBeVisible();
    await expect(page).not.toHaveURL(/login|token/);

    const [first, ...later] = requests;
    expect(first?.url()).toContain(secret);
    for (const request of later) {
      expect(request.url()).not.toContain(secret);
      expect((await request.allHeaders())['referer'] ?? '').not.toContain(secret);
    }
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.referrer]),
    );
    expect(stored).not.toContain(secret);
    // The back button leads to no address with a token either.
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain(secret);

    const second = await visitor('sabermais');
    await second.page.goto(link);
    await expect(second.page.getByText(over)).toBeVisible();
    await expect(loginField(second.page)).toBeVisible();
    await expect(second.page).not.toHaveURL(/token/);
    await onEveryScreen(second.page);
    await expectAccessible(second.page);
  },
);

test('a token in an old link (`/#/login`) works too', { tag: ['@B2.14-20', '@A4l-09'] }, async ({ actor, visitor }) => {
  const link = await linkFor(await actor('gisele', 'aurora'));
  const { page } = await visitor('sabermais');
  await page.goto(portalUrl('sabermais', `/#/login?token=${secretOf(link)}`, new URL(link).origin));
  await expect(giselesPage(page)).toBeVisible();
  expect(page.url()).not.toContain(secretOf(link));
});

test(
  'a token that could not be exchanged before a reload is exchanged after it',
  { tag: '@A4l-10' },
  async ({ actor, visitor, faults }) => {
    faults.expect(/ERR_FAILED.*\/api\/login\/token/);
    const link = await linkFor(await actor('gisele', 'aurora'));
    const { page } = await visitor('sabermais');
    await page.route('**/api/login/token', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Não foi possível entrar' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/login/token');
    await page.reload();
    await expect(giselesPage(page)).toBeVisible();
  },
);

test('opens the requested page after the token login', { tag: '@A4l-04' }, async ({ actor, visitor }) => {
  const link = await linkFor(await actor('gisele', 'aurora'));
  const { page } = await visitor('sabermais');
  await page.goto(portalUrl('sabermais', '/perfil', new URL(link).origin));
  await expect(loginField(page)).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/sabermais\/perfil$/);
});

test(
  "'Meus Aplicativos' opens another app in a new window, logged in",
  { tag: ['@B2.3-22', '@B6-14'] },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'aurora');
    await gisele.open('/journey');
    await account(gisele.page).click();
    const panel = gisele.page.getByRole('dialog', { name: 'Minha conta' });
    await expect(panel.getByRole('heading', { name: 'Meus Aplicativos' })).toBeVisible();
    await expectAccessible(gisele.page);
    const [opened] = await Promise.all([
      gisele.page.waitForEvent('popup'),
      panel.getByRole('button', { name: /Rede Saber\+/ }).click(),
    ]);
    await expect(giselesPage(opened)).toBeVisible();
    expect(new URL(opened.url()).pathname).toMatch(/^\/sabermais/);
    expect(opened.url()).not.toContain('token');
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    // Aurora's own window is unchanged and still logged in as her.
    await expect(gisele.page.getByRole('dialog', { name: 'Minha conta' })).toBeVisible();

    const bruno = await actor('bruno', 'aurora');
    await bruno.open('/');
    await account(bruno.page).click();
    await expect(bruno.page.getByRole('dialog', { name: 'Minha conta' })).toBeVisible();
    await expect(bruno.page.getByText('Meus Aplicativos')).toHaveCount(0);
  },
);

test("'Administração' opens the admin host with a token of its own", { tag: '@A6-02' }, async ({ actor, visitor }) => {
  const katia = await actor('katia', 'aurora');
  await katia.page
    .context()
    .route(`${demoCompanyOrigin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Administração</title>' }),
    );
  await katia.open('/');
  const [opened] = await Promise.all([
    katia.page.waitForEvent('popup'),
    mainMenuEntry(katia.page, 'button', 'Administração').then((entry) => entry.click()),
  ]);
  await opened.waitForURL(`${demoCompanyOrigin}/admin**`);
  const token = secretOf(opened.url());
  expect(token).not.toBe(katia.session.token);
  // An exchange ends the session of its caller, which the tests of this worker share.
  const { api } = await visitor('aurora');
  expect((await api.request(exchangeToken, { body: { token } })).status).toBe(410);
  const session = await api.call(exchangeToken, { body: { token, target: demoCompanyOrigin } });
  expect(session.viewer.name).toBe(accountOf('katia', 'aurora').fullName);

  const bruno = await actor('bruno', 'aurora');
  await bruno.open('/');
  await expect(bruno.page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await expect(bruno.page.getByText('Administração')).toHaveCount(0);
});

test.describe('company login', () => {
  test.describe.configure({ mode: 'default' });
  let company: DemoCompany | null;
  test.beforeAll(async ({ portal }) => {
    // Null when another portal on this machine already serves it, for this portal too.
    company = await serveDemoCompany(portal.origin);
  });
  test.afterAll(() => company?.close());

  const atCompany = async (page: Page, login: string): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Login da empresa' })).toBeVisible();
    await page.getByLabel('Login na empresa').fill(login);
    await page.getByRole('button', { name: 'Entrar na empresa' }).click();
  };

  test(
    'leads there and back to the requested page',
    { tag: ['@A2l-07', '@A7a-06', '@A4l-09'] },
    async ({ visitor }) => {
      const { page, open } = await visitor('aurora');
      await open('/myJourney');
      await loginField(page).fill('hugo');
      await page.getByRole('button', { name: 'Avançar' }).click();
      await expect(page.getByText('Esta conta entra com as credenciais da empresa.')).toBeVisible();
      await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await ssoLink(page).click();
      await atCompany(page, 'hugo');
      await expect(account(page)).toHaveAccessibleName(/Hugo/);
      await expect(page).toHaveURL(/\/aurora\/myJourney$/);
    },
  );

  test(
    'shows a message to a person the portal does not know, without a redirect loop',
    { tag: ['@A4l-12'] },
    async ({ visitor }) => {
      const { page, open } = await visitor('aurora');
      await autoRedirect(page);
      await open('/login');
      await atCompany(page, 'ninguem');
      await expect(page.getByText('não há uma conta ativa para você neste portal')).toBeVisible();
      await expect(loginField(page)).toBeVisible();
      await onEveryScreen(page);
      await expectAccessible(page);
    },
  );

  test(
    'opens automatically when the tenant configures it, but not with byPassSSO, nor after a logout',
    { tag: ['@A4l-11', '@A4l-12', '@A2r-04'] },
    async ({ visitor }) => {
      const { page, open } = await visitor('aurora');
      await autoRedirect(page);
      await open('/login?byPassSSO=true');
      await expect(loginField(page)).toBeVisible();
      await open('/login');
      await atCompany(page, 'hugo');
      await expect(account(page)).toHaveAccessibleName(/Hugo/);

      await account(page).click();
      await page.getByRole('button', { name: 'Sair' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click();
      await expect(loginField(page)).toBeVisible();
      await expect(ssoLink(page)).toBeVisible();
      await page.reload();
      await expect(loginField(page)).toBeVisible();
    },
  );
});

/** Simulates `autoRedirect: true` in tenant.yaml: the page contains the tenant's details as data, not as a script. */
async function autoRedirect(page: Page): Promise<void> {
  // Routes the whole context, because the service worker requests pages as well.
  await page.context().route(/\/aurora\/login/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        '"samlConfiguration":{"autoRedirect":false}',
        '"samlConfiguration":{"autoRedirect":true}',
      ),
    });
  });
}
