import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  onEveryScreen,
  portalUrl,
  screens,
  test,
} from '../../support/test.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Minha conta/ });

for (const tenant of ['aurora', 'sabermais', 'horizonte'] as const) {
  test(
    `the frame of ${tenant} is accessible and fits every screen`,
    { tag: ['@B2.5-13', '@B2.3-20'] },
    async ({ actor }) => {
      const { page, open } = await actor('bruno', tenant);
      await open('/esta-pagina-nao-existe');
      await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('img')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button', { name: 'Voltar' })).toBeVisible();
      await onEveryScreen(page);
      await expectAccessible(page);
      await page.setViewportSize(screens.phone);
      await expectAccessible(page);
    },
  );
}

test(
  'an unknown path and a module that is off show the same page',
  { tag: ['@A2r-33', '@A2r-30'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'horizonte');
    for (const path of ['/nada-aqui/2/3', '/lojinha', '/um-produto']) {
      await open(path);
      await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
    }
  },
);

test('above 900 px the menu is beside the page and the search field is open', { tag: '@A9-05' }, async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/myJourney');
  const beside = page.getByRole('navigation', { name: 'Menu principal' });
  const search = page.getByRole('banner').getByRole('searchbox');
  await page.setViewportSize({ width: 901, height: 900 });
  await expect(beside).toBeVisible();
  await expect(search).toBeVisible();
  await expectNoSideScroll(page);
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(beside).toBeHidden();
  await expect(search).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Meu histórico' })).toBeVisible();
});

test(
  'on a phone the bottom menu links to the pages and opens the whole menu',
  { tag: ['@B2.3-01', '@B2.3-02', '@B2.3-04', '@B2.3-05'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'aurora', { screen: 'phone' });
    await open('/esta-pagina-nao-existe');
    const bottom = page.getByRole('navigation', { name: 'Menu inferior' });
    await bottom.getByRole('link', { name: 'Minha jornada' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', '/myJourney'));
    await expect(bottom.getByRole('link', { name: 'Minha jornada' })).toHaveAttribute('aria-current', 'page');

    const opener = bottom.getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const entry of ['Home', 'Minha jornada', 'Meu histórico', 'Meus certificados'])
      await expect(menu.getByRole('link', { name: entry })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: 'Meus certificados' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(portalUrl('aurora', '/myJourney/certificates'));
  },
);

test('by keyboard the skip link comes first, navigation moves focus to the content, and the profile panel returns the focus', async ({
  actor,
}) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/esta-pagina-nao-existe');
  await expect(account(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Minha jornada' })
    .press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await account(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Minha conta' });
  await expect(panel.getByRole('link', { name: 'Minha jornada' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(account(page)).toBeFocused();
});

test('light and dark follow the choice on this page and after a reload', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/esta-pagina-nao-existe');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await account(page).click();
  await page.getByRole('dialog', { name: 'Minha conta' }).getByText('Escuro').click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await expectNoSideScroll(page);
  await page.reload();
  await expect.poll(ground).toBe(dark);
  await account(page).click();
  await page.getByRole('radio', { name: 'Sistema' }).check({ force: true });
  await expect.poll(ground).toBe(light);
});

test('the header becomes active after more than 50 px', { tag: '@B2.3-30' }, async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora', { screen: 'phone' });
  await open('/esta-pagina-nao-existe');
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 50);
  });
  await expect(header).toHaveAttribute('data-active', 'false');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveAttribute('data-active', 'true');
});

test('the page has 5rem below its content', { tag: '@A9-11' }, async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/esta-pagina-nao-existe');
  await expect(page.getByRole('main')).toHaveCSS('padding-bottom', '80px');
});

test('only developers can open the component gallery of the kit', async ({ actor }) => {
  const rita = await actor('rita', 'aurora');
  await rita.open('/__kit');
  await expect(rita.page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeHidden();
  await expect(rita.page.getByRole('main').getByRole('heading').first()).toBeVisible();
  const bruno = await actor('bruno', 'aurora');
  await bruno.open('/__kit');
  await expect(bruno.page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
});

test('a form without a submit handler sends nothing, so its values stay out of the address', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'aurora');
  await open('/esta-pagina-nao-existe');
  await expect(account(page)).toBeVisible();
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.innerHTML = '<input name="senha" value="segredo"><button>Enviar calado</button>';
    document.body.prepend(form);
  });
  await page.getByRole('button', { name: 'Enviar calado' }).click();
  await expect(page.getByRole('button', { name: 'Enviar calado' })).toBeVisible();
  await expect(page).toHaveURL(portalUrl('aurora', '/esta-pagina-nao-existe'));
});

test('an unknown path asks a visitor for no password', { tag: '@A2r-33' }, async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/esta-pagina-nao-existe');
  await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(portalUrl('aurora', '/login'));
});
