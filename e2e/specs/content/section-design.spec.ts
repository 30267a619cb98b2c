import type { Page } from '@playwright/test';
import type { SectionDesign } from '@shared-kit/contracts/identity';
import { contrast } from '../../support/contrast.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';

const plain: SectionDesign = {
  general: { showBottomMenu: true, showTopBar: true, backgroundColor: '', columnColor: '' },
  itemText: {},
  itemDescription: {},
  firstItemText: {},
  firstItemDescription: {},
  menuitem: { showEmphasis: false, emphasisNumber: 0 },
};

/** Overrides the design of a section in this browser only. */
async function design(page: Page, idSection: number, given: Partial<SectionDesign>): Promise<void> {
  await page.addInitScript(
    ([id, appearance]) => {
      const key = 'azulejo:/sabermais:session';
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        design: { sections: Record<string, unknown> };
      };
      session.design.sections[id] = appearance;
      localStorage.setItem(key, JSON.stringify(session));
    },
    [String(idSection), { ...plain, ...given }] as const,
  );
}

const hexOf = (color: string) =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test(
  "a section shows its own colours and texts, and the next page shows the portal's",
  { tag: '@A2s-43' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const id = session.menu.find(({ menuOption }) => menuOption.text === 'Calendário do varejo')?.idSection ?? 0;
    const own = session.design.sections[id];
    expect(own?.general.backgroundColor).toBe('#43105C');
    await open(`/secao/${id}`);
    const place = `[data-section="${id}"]`;
    await expect(page.locator(place)).toBeVisible();
    expect(hexOf(await styleOf(page, place, 'background-color'))).toBe('#43105c');
    const heading = `${place} h1`;
    expect(contrast(hexOf(await styleOf(page, heading, 'color')), '#43105c')).toBeGreaterThanOrEqual(7);
    // The first item has its own texts; the others have those of all items.
    const titles = `${place} li h2`;
    await expect(page.locator(titles).nth(1)).toBeVisible();
    expect(
      await page
        .locator(titles)
        .evaluateAll((all) =>
          all.slice(0, 2).map((one) => [getComputedStyle(one).fontSize, getComputedStyle(one).fontWeight]),
        ),
    ).toEqual([
      ['36px', '800'],
      [expect.not.stringMatching('^36px$'), '800'],
    ]);
    expect(hexOf(await styleOf(page, titles, 'color'))).toBe('#ffcb05');
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('region', { name: 'Atendimento que encanta' })).toBeVisible();
    expect(
      await page.evaluate(
        () =>
          document.adoptedStyleSheets
            .flatMap((sheet) => [...sheet.cssRules])
            .filter(({ cssText }) => cssText.includes('data-section')).length,
      ),
    ).toBe(0);
  },
);

for (const [ground, cards] of [
  ['#43105C', '#FFFFFF'],
  ['#FFCB05', '#FFCB05'],
  ['#808080', ''],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `text keeps its contrast on ${ground} with cards on ${cards || 'the same'}, ${colorScheme}`,
      { tag: '@A2s-43' },
      async ({ actor }) => {
        const { page, open, session } = await actor('carla', 'sabermais', { colorScheme });
        const id = session.menu[0]?.idSection ?? 0;
        await design(page, id, {
          general: { ...plain.general, backgroundColor: ground, columnColor: cards },
          itemText: { color: ground, fontSize: 1.25, align: 'center' },
          itemDescription: { color: '#888888' },
        });
        await open(`/secao/${id}`);
        const title = page.locator(`[data-section="${id}"] article h2`).first();
        await expect(title).toHaveCSS('text-align', 'center');
        await expect(title).toHaveCSS('font-size', '20px');
        await expectAccessible(page);
      },
    );
  }
}

test(
  'emphasises as many tiles as the design sets, with the texts of first items',
  { tag: '@A2s-43' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const id = session.menu.find(({ menuOption }) => menuOption.text === 'Acervo')?.idSection ?? 0;
    await design(page, id, { menuitem: { showEmphasis: true, emphasisNumber: 3 }, firstItemText: { fontSize: 2 } });
    await open(`/secao/${id}`);
    const places = page.getByRole('main').getByRole('list', { name: 'Acervo' }).getByRole('listitem');
    await expect(places.first()).toBeVisible();
    const sizes = await places.evaluateAll((all) =>
      all
        .slice(0, 5)
        .map((one) => [
          Math.round(one.getBoundingClientRect().width),
          getComputedStyle(one.querySelector('h2') as Element).fontSize,
        ]),
    );
    const small = sizes[4]?.[0] as number;
    expect(sizes.map(([width]) => (width as number) > 1.9 * small)).toEqual([true, true, true, false, false]);
    expect(sizes.map(([, size]) => size === '32px')).toEqual([true, true, true, false, false]);
  },
);

test(
  'a design without top bar and bottom menu hides both and shows a back link',
  { tag: '@A2s-44' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais', { screen: 'phone' });
    const section = session.menu.find(({ menuOption }) => menuOption.text === 'Passeio pela loja');
    await open(`/secao/${section?.idSection}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passeio pela loja');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Menu inferior' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Voltar' }).getByRole('link', { name: 'Na prática' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na prática');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu inferior' })).toBeVisible();
  },
);
