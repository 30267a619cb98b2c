import { expect, onEveryScreen, test } from '../../support/test.ts';
import { sectionOf } from './tiles.ts';

for (const [text, type, tile] of [
  ['Acervo', 48, 'Galeria de vitrines'],
  ['Na prática', 49, 'Manuais da loja'],
] as const) {
  test(
    `section type ${type} shows its subsections as tiles that link to them`,
    { tag: '@A2s-03' },
    async ({ actor }) => {
      const { page, open, session } = await actor('paula', 'sabermais');
      const { id, below } = sectionOf(session, text);
      expect(session.menu.find(({ idSection }) => idSection === id)?.idSectionType).toBe(type);
      await open(`/secao/${id}`);
      const tiles = page.getByRole('main').getByRole('list', { name: text });
      await expect(tiles.getByRole('heading', { level: 2 })).toHaveText(below);
      // Only type 49 has pictures.
      expect((await tiles.locator('img').count()) > 0).toBe(type === 49);
      await tiles.getByRole('link', { name: tile }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(tile);
      await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(new RegExp(`/${id}$`));
    },
  );
}

test(
  'the first item of a mosaic section with more than four spans two thirds',
  { tag: ['@A2s-16', '@A9-10'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const { id } = sectionOf(session, 'Calendário do varejo');
    await open(`/secao/${id}`);
    const tiles = page.getByRole('main').getByRole('list', { name: 'Calendário do varejo' });
    await expect(tiles.getByRole('listitem')).toHaveCount(7);
    await onEveryScreen(page, async () => {
      const whole = (await tiles.boundingBox())?.width ?? 0;
      const first = (await tiles.getByRole('listitem').first().boundingBox())?.width ?? 0;
      expect((first / whole) * 100).toBeCloseTo(66.66, 1);
    });
    await tiles.getByRole('link', { name: 'Black Friday' }).click();
    await expect(page).toHaveURL(new RegExp(`/content/\\d+\\?idSection=${id}$`));
  },
);

test('a mosaic of four sections has four tiles of equal size', { tag: '@A2s-16' }, async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const { id } = sectionOf(session, 'Comunidade');
  const short = session.menu.filter(({ menuOption }) => menuOption.parentIdSection !== id);
  const below = session.menu.filter(({ menuOption }) => menuOption.parentIdSection === id).slice(0, 4);
  await page.addInitScript(
    (menu) => {
      const key = 'azulejo:/sabermais:session';
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), menu }));
    },
    [...short, ...below],
  );
  await open(`/secao/${id}`);
  const tiles = page.getByRole('main').getByRole('list', { name: 'Comunidade' }).getByRole('listitem');
  await expect(tiles).toHaveCount(4);
  const widths = await Promise.all(
    (await tiles.all()).map(async (tile) => Math.round((await tile.boundingBox())?.width ?? 0)),
  );
  expect(new Set(widths).size).toBe(1);
});

test(
  'a grid section shows square pictures in columns, emphasised ones at double width',
  { tag: '@A2s-17' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const { id } = sectionOf(session, 'Galeria de vitrines');
    await open(`/secao/${id}`);
    const places = page.getByRole('main').getByRole('list', { name: 'Galeria de vitrines' }).getByRole('listitem');
    await expect(places).toHaveCount(10);
    const [first, second, third, fourth] = await Promise.all(
      [0, 1, 2, 3].map((index) => places.nth(index).boundingBox()),
    );
    expect(first?.width).toBe(second?.width);
    expect(first?.width).toBeGreaterThan(1.9 * (third?.width ?? 0));
    expect(third?.y).toBe(fourth?.y);
    const picture = await places.nth(3).locator('img').boundingBox();
    expect(picture?.width).toBeCloseTo(picture?.height ?? 0, 0);
  },
);

test(
  'a map section is a path of numbered stops, and each links on, also by keyboard',
  { tag: '@A2s-18' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const { id } = sectionOf(session, 'Passeio pela loja');
    await open(`/secao/${id}`);
    const stops = page.getByRole('main').getByRole('list', { name: 'Passeio pela loja' }).getByRole('link');
    await expect(stops).toHaveCount(9);
    await expect(stops.first()).toContainText('Comece aqui');
    for (const [index, stop] of (await stops.all()).entries()) {
      if (index === 0) await stop.focus();
      else await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    // A stop that stands for a section links to it.
    await stops.nth(1).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitrine e vendas');
    await page.goBack();
    await stops.first().click();
    await expect(page).toHaveURL(new RegExp(`/content/\\d+\\?idSection=${id}$`));
  },
);

test(
  'a carousel section shows 3 slides from 992 px, 2 from 800 px and else 1, and moves by button, dot and key',
  { tag: ['@A2s-24', '@A2s-47'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais', { hasMotion: true });
    const { id } = sectionOf(session, 'Em cartaz');
    await open(`/secao/${id}`);
    const carousel = page.getByRole('main').getByRole('region', { name: 'Em cartaz' });
    const slides = carousel.getByRole('article');
    await expect(slides).toHaveCount(7);
    for (const [width, atOnce] of [
      [992, 3],
      [991, 2],
      [800, 2],
      [799, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(
          () =>
            slides.evaluateAll(
              (all) =>
                all.filter(
                  (one) => one.getBoundingClientRect().right <= innerWidth && one.getBoundingClientRect().left >= 0,
                ).length,
            ),
          { message: `${width} px` },
        )
        .toBe(atOnce);
      await expect(carousel.getByRole('button', { name: /^Página/ })).toHaveCount(Math.ceil(7 / atOnce));
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const current = carousel.locator('[aria-current="true"]');
    await expect(current).toHaveAccessibleName('Página 1 de 3');
    await expect(carousel.getByRole('button', { name: 'Anteriores' })).toBeDisabled();
    await carousel.getByRole('button', { name: 'Próximos' }).click();
    await expect(current).toHaveAccessibleName('Página 2 de 3');
    await slides.nth(3).getByRole('link').press('ArrowRight');
    await expect(current).toHaveAccessibleName('Página 3 de 3');
    await carousel.getByRole('button', { name: 'Página 1 de 3' }).click();
    await expect(current).toHaveAccessibleName('Página 1 de 3');
    await slides.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atendimento que encanta');
  },
);
