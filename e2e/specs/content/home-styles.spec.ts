import type { Page } from '@playwright/test';
import { listItemsInProgress } from '@shared-kit/contracts/content';
import type { HomeVariant } from '../../support/accounts.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const sections = ['Atendimento que encanta', 'Vitrine e vendas', 'Operação sem sustos', 'Liderança de loja', 'Acervo'];

const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Seções' });

test(
  'a home of rows has one wide row per section, with the names of its subsections',
  { tag: '@A2h-01' },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'saber-fileira');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open('/');
    await expect(list(page).getByRole('heading', { level: 2 })).toHaveText(sections);
    const boxes = await Promise.all((await list(page).getByRole('article').all()).map((line) => line.boundingBox()));
    const [first] = boxes;
    for (const [index, box] of boxes.entries()) {
      expect(box?.x).toBe(first?.x);
      expect(box?.width).toBe(first?.width);
      if (index > 0) expect(box?.y).toBeGreaterThan((boxes[index - 1]?.y ?? 0) + (boxes[index - 1]?.height ?? 0));
    }
    await expect(list(page).getByRole('article').last()).toContainText(
      'Galeria de vitrines · Calendário do varejo · Em cartaz',
    );
    // The menu contains all of it, so the items of the sections are not requested.
    expect(requests.filter((path) => /content\/(list|search)/.test(path))).toEqual([]);
    await list(page).getByRole('link', { name: 'Vitrine e vendas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine e vendas');
  },
);

test(
  'a mosaic home of tiles shows more than four, and the first one spans two thirds',
  { tag: ['@A2h-02', '@A9-10'] },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'saber-mosaico');
    await open('/');
    const places = list(page).getByRole('listitem');
    await expect(places).toHaveCount(5);
    await onEveryScreen(page, async () => {
      const whole = (await list(page).boundingBox())?.width ?? 0;
      const [first, second, third] = await Promise.all([0, 1, 2].map((index) => places.nth(index).boundingBox()));
      expect(((first?.width ?? 0) / whole) * 100).toBeCloseTo(66.66, 1);
      // The two neighbours, one above the other, are as tall as the first tile.
      expect(second?.x).toBe(third?.x);
      expect((third?.y ?? 0) + (third?.height ?? 0)).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0);
    });
    await list(page).getByRole('link', { name: 'Acervo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acervo');
  },
);

test(
  'a mosaic home of icons shows a square picture or icon and a name per section',
  { tag: '@A2h-03' },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'saber-icones');
    await open('/');
    const links = list(page).getByRole('link');
    await expect(links).toHaveText(sections);
    for (const link of await links.all()) {
      const square = await link.locator('span').first().boundingBox();
      expect(square?.width).toBeCloseTo(square?.height ?? 0, 0);
      await expect(link.locator('img, svg').first()).toBeVisible();
    }
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimento que encanta');
  },
);

test(
  'a fullscreen home shows one item at window size, and replaces it with the selected one',
  { tag: '@A2h-04' },
  async ({ actor }) => {
    const { page, open } = await actor('paula', 'saber-tela-cheia');
    await open('/');
    const hero = page.getByRole('region', { name: 'Destaques' });
    await expect(hero.getByRole('heading', { level: 2 })).toHaveText('Os sete primeiros segundos');
    const box = await hero.boundingBox();
    expect(box?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(box?.height).toBeGreaterThan(600);
    const second = hero.getByRole('list').getByRole('button').nth(1);
    const title = (await second.innerText()).trim();
    await second.press('Enter');
    await expect(hero.getByRole('heading', { level: 2 })).toHaveText(title);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('region', { name: 'Vitrine e vendas' }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible();
    await hero.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/content\/\d+\?idSection=\d+$/);
  },
);

test('started content comes first on every kind of home', async ({ actor }) => {
  const { page, open, api } = await actor('bruno', 'saber-tela-cheia');
  const { content } = await api.call(listItemsInProgress, {});
  await open('/');
  const hero = page.getByRole('region', { name: 'Destaques' });
  await expect(hero.getByRole('heading', { level: 2 })).toHaveText(content[0]?.text ?? '');
  await expect(hero.getByRole('link', { name: 'Continuar' })).toBeVisible();
  const mosaic = await actor('bruno', 'saber-mosaico');
  await mosaic.open('/');
  await expect(mosaic.page.getByRole('heading', { level: 2 }).first()).toHaveText('Continue de onde parou');
});

for (const tenant of ['saber-fileira', 'saber-mosaico', 'saber-icones', 'saber-tela-cheia'] satisfies HomeVariant[]) {
  test(`the home of ${tenant} is accessible and fits every screen`, { tag: '@A2h-14' }, async ({ actor }) => {
    const { page, open } = await actor('carla', tenant);
    await open('/');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  });
}
