import { expect, test } from '../../support/test.ts';

test(
  'page views are counted by route, never by the values in the address',
  { tag: ['@B7.7-09', '@B7.7-10'] },
  async ({ actor, request, portal }) => {
    const { page, open } = await actor('carla', 'aurora');
    const views = async (route: string): Promise<number> => {
      const figures = await (await request.get(`${portal.origin}/metrics`)).text();
      expect(figures).not.toContain('xilofone');
      const line = figures
        .split('\n')
        .find((each) => each.startsWith(`portal_page_views_today{tenant="aurora",page="${route}"}`));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const before = await views('/searchResult/:searchValue');
    await open('/searchResult/xilofone');
    await expect(page.getByText('Não foram encontrados resultados para “xilofone”')).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => views('/searchResult/:searchValue')).toBeGreaterThan(before);
  },
);
