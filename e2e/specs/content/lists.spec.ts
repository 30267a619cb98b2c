import type { Page } from '@playwright/test';
import { sectionPath } from '@shared-kit/contracts/content';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { openSection, pagesRequested, sectionOf } from './lists.ts';

/** Returns the scroll position after the wheel has stopped. */
const scrolledTo = (page: Page) =>
  page.evaluate(async () => {
    for (let last = -1; last !== window.scrollY;) {
      last = window.scrollY;
      await new Promise((done) => setTimeout(done, 200));
    }
    return window.scrollY;
  });

test(
  'a long list loads page 1, prefetches page 2 on a wide screen, and loads more on scroll',
  { tag: ['@A2s-20', '@A2s-21', '@A2s-22'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const pageRequests = pagesRequested(desk.page);
    const list = await openSection(desk, 'Glossário do varejo');
    await expect(desk.page.getByText('24 de 90 conteúdos')).toBeVisible();
    expect(pageRequests).toEqual([1, 2]);
    await expect(async () => {
      await desk.page.mouse.wheel(0, 3000);
      await expect(desk.page.getByText('90 conteúdos', { exact: true })).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(pageRequests).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await expect(async () => {
      await desk.page.mouse.wheel(0, 5000);
      await expect(list.getByRole('heading', { name: 'Zona quente' })).toBeInViewport({ timeout: 300 });
    }).toPass();
  },
);

test('on a phone page 2 loads only near the end of page 1', { tag: '@A2s-22' }, async ({ actor }) => {
  const phone = await actor('paula', 'sabermais', { screen: 'phone' });
  const pageRequests = pagesRequested(phone.page);
  await openSection(phone, 'Glossário do varejo');
  await expect(phone.page.getByText('12 de 90 conteúdos')).toBeVisible();
  await phone.page.waitForLoadState('networkidle');
  expect(pageRequests).toEqual([1]);
  // Scrolls once: scrolling to 'Ver mais' again while page 2 loads would lead to the end of page 2.
  await phone.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await scrolledTo(phone.page);
  await expect(phone.page.getByText('24 de 90 conteúdos')).toBeVisible();
  // The page stays where it is while the list grows, so nothing more is loaded.
  expect(await scrolledTo(phone.page)).toBe(before);
  expect(pageRequests).toEqual([1, 2]);
});

for (const [width, pages] of [
  [768, [1, 2]],
  [767, [1]],
] as const) {
  test(`uses the desktop layouts from 768 px: ${width}`, { tag: '@A9-06' }, async ({ actor }) => {
    const { page, ...paula } = await actor('paula', 'sabermais');
    await page.setViewportSize({ width, height: 900 });
    const pageRequests = pagesRequested(page);
    await openSection({ page, ...paula }, 'Glossário do varejo');
    await expect(page.getByText(`${pages.length * 12} de 90 conteúdos`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(pageRequests).toEqual(pages);
  });
}

test('a long list renders only the items near the view, and each item states its position', async ({ actor }) => {
  const desk = await actor('paula', 'sabermais');
  const list = await openSection(desk, 'Glossário do varejo');
  await expect(async () => {
    await desk.page.mouse.wheel(0, 4000);
    await expect(list.getByRole('heading', { name: 'Zona quente' })).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await list.locator('> li').count()).toBeLessThan(40);
  const last = list.getByRole('listitem').filter({ has: desk.page.getByRole('heading', { name: 'Zona quente' }) });
  await expect(last).toHaveAttribute('aria-posinset', '90');
  await expect(last).toHaveAttribute('aria-setsize', '90');
});

test('the way back from an item restores scroll position and filter', async ({ actor }) => {
  const desk = await actor('paula', 'sabermais');
  const { page } = desk;
  const list = await openSection(desk, 'Glossário do varejo');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await scrolledTo(page);
    await expect(list.getByRole('link', { name: 'Preço psicológico' })).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [50] });
  // Opens the item by keyboard: a click may scroll to reach a link below the header, after the position was read.
  await list.getByRole('link', { name: 'Preço psicológico' }).focus();
  const before = await scrolledTo(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/content\/\d+/);
  await page.goBack();
  await expect(list.getByRole('link', { name: 'Preço psicológico' })).toBeInViewport();
  // The page grows until the position exists again.
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - before)).toBeLessThan(2);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: /^caixa/ }).click();
  await expect(list.getByRole('link', { name: 'Caixa cego' })).toBeVisible();
  await list.getByRole('link', { name: 'Caixa cego' }).click();
  await expect(page).toHaveURL(/\/content\/\d+/);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^caixa/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a failed further page stops the list and shows only "Ver mais"', { tag: '@A8-34' }, async ({ actor }) => {
  const phone = await actor('paula', 'sabermais', { screen: 'phone' });
  const { page } = phone;
  const logged: string[] = [];
  page.on('console', (message) => void (message.type() === 'info' && logged.push(message.text())));
  const list = await openSection(phone, 'Glossário do varejo');
  await page.route('**/api/content/search/*', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
  );
  await page.getByRole('button', { name: 'Ver mais' }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => logged.filter((text) => text.includes('next page did not come: request.invalid')))
    .toHaveLength(1);
  await expect(list.locator('> li')).toHaveCount(12);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/content/search/*');
  // Uses the keyboard.
  await page.getByRole('button', { name: 'Ver mais' }).press('Enter');
  await expect(list.locator('> li')).toHaveCount(24);
});

test(
  'a list shows loading, error, data and its empty text',
  { tag: ['@A4m-17', '@A8-14', '@A8-19'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const { page } = desk;
    const main = page.getByRole('main');
    // Without this cookie the document carries no data, and the page asks for its list itself.
    const openWithoutData = async (section: string) => {
      await page.context().clearCookies({ name: /^az_person_/ });
      await desk.open(sectionPath(sectionOf(desk, section)));
    };
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/content/search/*', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } });
    });
    await openWithoutData('Videoteca');
    await expect(main.getByRole('status', { name: 'Carregando' })).toBeVisible();
    gate.resolve();
    await expect(main.getByText('Houve algum erro durante o carregamento das informações')).toBeVisible();
    await page.unroute('**/api/content/search/*');
    await main.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(main.getByRole('article')).toHaveCount(8);

    await page.route('**/api/content/search/*', (route) =>
      route.fulfill({ json: { success: false, content: [], totalRecord: 0 } }),
    );
    await openWithoutData('Podcasts da rede');
    await expect(main.getByText('Nenhum conteúdo disponível')).toBeVisible();
    await expect(main.getByRole('status', { name: 'Carregando' })).toBeHidden();
  },
);

test(
  'an empty section shows one of two texts, depending on whether it renders the content itself',
  { tag: ['@A2s-45', '@A2s-46'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    for (const [section, text] of [
      ['Próximas leituras', 'Nenhum conteúdo disponível'],
      ['Próximos áudios', 'Não há conteúdo a ser visualizado'],
    ] as const) {
      await desk.open(sectionPath(sectionOf(desk, section)));
      await expect(desk.page.getByRole('main').getByText(text)).toBeVisible();
      await expectAccessible(desk.page);
    }
  },
);
