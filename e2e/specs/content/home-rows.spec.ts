import { expect, test } from '../../support/test.ts';

/** Measures the sum of unexpected layout shifts from now on. */
const watchShifts = () => {
  const seen = { sum: 0 };
  Object.assign(window, { layoutShifts: seen });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

test('a home of forty sections requests only those near the screen, and the others load without layout shifts', async ({
  actor,
}) => {
  const { page, open, session } = await actor('paula', 'sabermais', { screen: 'phone', hasMotion: true });
  const some = session.menu.find(({ menuOption }) => menuOption.text === 'Vitrine e vendas');
  const menu = Array.from({ length: 40 }, (_, index) => ({
    ...some,
    idSection: 9000 + index,
    menuOption: { ...some?.menuOption, text: `Estante ${index + 1}` },
  }));
  await page.addInitScript((stored) => {
    const key = 'azulejo:/sabermais:session';
    localStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), menu: stored }),
    );
  }, menu);
  await page.addInitScript(watchShifts);
  const requests = new Set<string>();
  await page.route('**/api/content/search/9*', async (route) => {
    requests.add(new URL(route.request().url()).pathname);
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/search\/\d+/, `search/${some?.idSection}`),
    });
  });
  await open('/');
  const last = page.getByRole('region', { name: 'Estante 40', exact: true });
  await expect(page.getByRole('region', { name: 'Estante 1', exact: true }).getByRole('article').first()).toBeVisible();
  await expect(last.getByRole('heading', { level: 2 })).toBeAttached();
  expect(requests.size).toBeLessThan(12);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('article').first()).toBeVisible();
  expect(requests.size).toBeLessThan(25);
  expect(
    await page.evaluate(() => (window as unknown as { layoutShifts: { sum: number } }).layoutShifts.sum),
  ).toBeLessThan(0.01);
});

test('a section of sections shows them as tiles without a request', async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const hub = session.menu.find(({ menuOption }) => menuOption.text === 'Acervo');
  const below = session.menu
    .filter(({ menuOption }) => menuOption.parentIdSection === hub?.idSection)
    .map(({ menuOption }) => menuOption.text);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open('/');
  const row = page.getByRole('region', { name: 'Acervo' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(below);
  expect(requests.filter((path) => path.endsWith(`/search/${hub?.idSection}`))).toEqual([]);
  await row.getByRole('link', { name: below[0] ?? '', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(below[0] ?? '');
});
