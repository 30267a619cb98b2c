import { exchangeToken } from '@shared-kit/contracts/identity';
import { demoCompanyOrigin } from '../../../tools/demo-company/serve-demo-company.ts';
import { accountOf } from '../../support/accounts.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { openSection } from './in-practice.ts';

for (const { section, type, address } of [
  { section: 'Consumidor.gov.br', type: 45, address: 'https://www.consumidor.gov.br/pages/principal/' },
  { section: 'Cursos do Sebrae', type: 58, address: 'https://sebrae.com.br/sites/PortalSebrae/cursosonline' },
]) {
  test(
    `a section of type ${type} names its target and opens it on click`,
    { tag: ['@A2s-06', '@A2s-41'] },
    async ({ actor }) => {
      const gisele = await actor('gisele', 'sabermais');
      const { page } = gisele;
      await page
        .context()
        .route(`${new URL(address).origin}/**`, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Fora</title>' }),
        );
      await openSection(gisele, section);
      await expect(page.getByRole('heading', { level: 1, name: 'Você está saindo do portal' })).toBeVisible();
      await expect(page.getByText(new URL(address).host)).toBeVisible();
      const here = page.url();
      const [opened] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Continuar' }).click(),
      ]);
      await opened.waitForURL(address);
      expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      expect(page.url()).toBe(here);
      await page.getByRole('link', { name: 'Ficar no portal' }).click();
      await expect(page).toHaveURL(/\/sabermais\/?$/);
    },
  );
}

test('a section without an address has no link', async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  await openSection(gisele, 'Parceiro em breve');
  await expect(gisele.page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  await expect(gisele.page.getByRole('link', { name: 'Continuar' })).toHaveCount(0);
});

test(
  'administrators open the admin host by a one-time link, and other people see a message',
  { tag: '@A2s-40' },
  async ({ actor, visitor }) => {
    const katia = await actor('katia', 'sabermais');
    await katia.page
      .context()
      .route(`${demoCompanyOrigin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Administração</title>' }),
      );
    await openSection(katia, 'Administração da rede');
    const [opened] = await Promise.all([
      katia.page.waitForEvent('popup'),
      katia.page.getByRole('button', { name: 'Abrir administração' }).click(),
    ]);
    await opened.waitForURL(`${demoCompanyOrigin}/admin/sabermais**`);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    const token = new URL(opened.url()).searchParams.get('token') ?? '';
    expect(token).not.toBe(katia.session.token);
    // An exchange ends the session of its caller, which the tests of this worker share.
    const { api } = await visitor('sabermais');
    const session = await api.call(exchangeToken, { body: { token, target: demoCompanyOrigin } });
    expect(session.viewer.name).toBe(accountOf('katia', 'sabermais').fullName);

    const bruno = await actor('bruno', 'sabermais');
    await openSection(bruno, 'Administração da rede');
    await expect(bruno.page.getByRole('heading', { name: 'Só quem administra o portal entra aqui' })).toBeVisible();
    await expect(bruno.page.getByRole('button', { name: 'Abrir administração' })).toHaveCount(0);
  },
);

test('an assessment is framed at the address that the service returns', { tag: '@A2s-39' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  await page
    .context()
    .route('https://avaliacao.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Avaliação</title><h1>Perfil de atendimento</h1>' }),
    );
  await page.route('**/api/content/assessment/*', (route) =>
    route.fulfill({ json: { success: true, url: 'https://avaliacao.example/prova/1' } }),
  );
  await openSection(gisele, 'Perfil de atendimento');
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Perfil de atendimento' })).toBeVisible();
  expect(await page.locator('main iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('a failed service leaves the screen empty, with a retry', { tag: '@A8-19' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  await openSection(gisele, 'Avaliação em manutenção');
  await expect(page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
});

test('redirect sections are accessible and fit every screen', async ({ actor }) => {
  const katia = await actor('katia', 'sabermais');
  for (const [section, ready] of [
    ['Consumidor.gov.br', 'Você está saindo do portal'],
    ['Administração da rede', 'Ir para a administração'],
    ['Avaliação em manutenção', 'Nenhum conteúdo disponível'],
  ] as const) {
    await openSection(katia, section);
    await expect(katia.page.getByText(ready)).toBeVisible();
    await onEveryScreen(katia.page);
    await expectAccessible(katia.page);
  }
});
