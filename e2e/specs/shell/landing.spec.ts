import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, portalUrl, test } from '../../support/test.ts';

const loginField = (page: Page) => page.getByLabel('Login', { exact: true });

test(
  'a first visit shows the landing page, which fits every screen and requests nothing from other hosts',
  {
    tag: ['@A2r-05', '@A2r-06', '@A2r-34', '@A4l-07'],
  },
  async ({ visitor }) => {
    const { page, open } = await visitor('sabermais');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open('/');
    await expect(page).toHaveURL(portalUrl('sabermais', '/landing-page'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contato', exact: true })).toHaveAttribute(
      'href',
      'mailto:contato@sabermais.com.br',
    );
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
      'Verificar certificado',
      'contato@sabermais.com.br',
    ]);
    await expect
      .poll(() =>
        page
          .locator('img')
          .evaluateAll((images) =>
            images.every(
              (image) => (image as HTMLImageElement).naturalWidth > 0 || (image as HTMLImageElement).loading === 'lazy',
            ),
          ),
      )
      .toBe(true);
    await onEveryScreen(page);
    await expectAccessible(page);
    expect(
      requested.filter(
        (url) =>
          url.includes('/_remotes/') || url.includes('/api/') || !url.startsWith(portalUrl('', '').replace(/\/+$/, '')),
      ),
    ).toEqual([]);
  },
);

test('the landing page loads without layout shifts', async ({ visitor }) => {
  const { page, open } = await visitor('sabermais', { screen: 'phone' });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open('/landing-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.01);
});

test(
  "'Login' opens the login page, which stays, and neither page is recorded as a last location",
  { tag: ['@A2r-07', '@A4l-07', '@A4l-16'] },
  async ({ visitor }) => {
    const { page, open } = await visitor('sabermais');
    await open('/login');
    await expect(page).toHaveURL(portalUrl('sabermais', '/landing-page'));
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(portalUrl('sabermais', '/login?fromLP=true'));
    await expect(loginField(page)).toBeVisible();
    await page.reload();
    await expect(loginField(page)).toBeVisible();
    await loginField(page).fill('leandro.cavalcanti');
    await page.keyboard.press('Enter');
    await page.getByLabel('Senha', { exact: true }).fill('azulejo123');
    await page.keyboard.press('Enter');
    // The portal may already ask whether to return to the last content, in a dialog that hides the banner from the tree.
    await expect(page.getByRole('banner', { includeHidden: true })).toBeVisible();
    await expect(page).toHaveURL(/\/sabermais\/?$/);
    const history = await page.evaluate(
      () =>
        (JSON.parse(localStorage.getItem('azulejo:/sabermais:navigation') ?? '{}') as { history: string[] }).history,
    );
    expect(history.filter((path) => /landing-page|login/.test(path))).toEqual([]);
    await open('/landing-page');
    await expect(page).toHaveURL(/\/sabermais\/?$/);
  },
);

test(
  'a request for a protected page leads to the login and on to that page',
  { tag: '@A2r-32' },
  async ({ visitor }) => {
    const { page, open } = await visitor('sabermais');
    await open('/lojinha');
    await expect(page).toHaveURL(portalUrl('sabermais', '/login'));
    await loginField(page).fill('igor.fernandes');
    await page.keyboard.press('Enter');
    await page.getByLabel('Senha', { exact: true }).fill('azulejo123');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(portalUrl('sabermais', '/lojinha'));
  },
);

test('a company without a landing page opens its login', async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/landing-page');
  await expect(page).toHaveURL(portalUrl('aurora', '/login'));
  await open('/');
  await expect(page).toHaveURL(portalUrl('aurora', '/login'));
});

test(
  'an unknown company address lists the companies of the host with links',
  { tag: ['@A8-05', '@A7a-08', '@A7a-09'] },
  async ({ page, faults }) => {
    faults.expect(/status of 404/);
    await page.goto(portalUrl('empresa-que-nao-existe', '/login'));
    await expect(page.getByText('Nenhuma aplicação correspondente a URL.')).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Portais' }).getByRole('link', { name: 'Rede Saber+' }).click();
    await expect(page).toHaveURL(portalUrl('sabermais', '/landing-page'));
  },
);
