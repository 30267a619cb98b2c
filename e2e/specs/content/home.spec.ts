import { listItemsInProgress } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, screens, test } from '../../support/test.ts';

const sections = ['Atendimento que encanta', 'Vitrine e vendas', 'Operação sem sustos', 'Liderança de loja'];

test(
  'the carousel home shows a row of cards per section, started content first',
  { tag: '@A2h-05' },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'sabermais');
    await open('/');
    for (const section of sections) {
      const row = page.getByRole('region', { name: section });
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(row.getByRole('link', { name: 'Ver todos' })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Continue de onde parou');
    await expect(
      page.getByRole('progressbar', { name: 'Progresso de Balcão Aberto 1: a voz no telefone' }).first(),
    ).toHaveAttribute('aria-valuenow', '50');
  },
);

test('the home shows a loader until its data arrive', { tag: ['@A2h-06', '@A4m-17'] }, async ({ actor }) => {
  const { page, open } = await actor('paula', 'sabermais');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/content/search/*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Carregando' })).toBeVisible();
  gate.resolve();
  await expect(main.getByRole('heading', { name: sections[0] })).toBeVisible();
  await expect(main.getByRole('status', { name: 'Carregando' })).toBeHidden();
});

test(
  'a section that fails to load shows an error in its row and leaves the others unaffected',
  { tag: '@A8-14' },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const broken = session.menu.find(({ menuOption }) => menuOption.text === sections[1]);
    const address = `**/api/content/search/${broken?.idSection}`;
    await page.route(address, (route) =>
      route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
    );
    await open('/');
    const row = page.getByRole('region', { name: sections[1] });
    await expect(row.getByText('Houve algum erro durante o carregamento das informações')).toBeVisible();
    await expect(
      page.getByRole('region', { name: sections[0] }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible();
    await page.unroute(address);
    await row.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(row.getByRole('link', { name: 'Vitrine em três tempos' })).toBeVisible();
  },
);

test('the home is accessible and fits every screen', async ({ actor }) => {
  const { page, open } = await actor('bruno', 'sabermais');
  await open('/');
  await expect(page.getByRole('heading', { name: sections[3] })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});

for (const screen of ['phone', 'desktop'] as const) {
  test(`cards take the place of their skeletons on a ${screen}`, async ({ actor }) => {
    const { page, open } = await actor('vitoria.aguiar', 'sabermais', { screen });
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/content/search/*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await open('/');
    const main = page.getByRole('main');
    // The page itself has replaced its frame's skeleton.
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const waiting = await main
      .getByRole('status', { name: 'Carregando' })
      .locator('div[aria-hidden=true]')
      .first()
      .boundingBox();
    gate.resolve();
    const card = main.getByRole('region', { name: sections[0] }).getByRole('article').first();
    await expect(card).toBeVisible();
    const shown = await card.boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((shown?.[side] ?? 0) - (waiting?.[side] ?? 0)), side).toBeLessThanOrEqual(2);
  });
}

test(
  'the home begins with a large link to what was used last, and with nothing for a person who started nothing',
  { tag: '@A2h-05' },
  async ({ actor }) => {
    const bruno = await actor('bruno', 'sabermais');
    const { content, training } = await bruno.api.call(listItemsInProgress, {});
    const title = training?.title ?? content[0]?.text ?? '';
    for (const screen of ['phone', 'desktop'] as const) {
      await bruno.page.setViewportSize(screens[screen]);
      await bruno.open('/');
      const region = bruno.page.getByRole('region', { name: 'Continue de onde parou' });
      await expect(region.getByRole('progressbar', { name: `Progresso de ${title}` })).toBeVisible();
      await expect(region.getByRole('link', { name: `Continuar: ${title}` })).toBeInViewport();
    }
    const vitoria = await actor('vitoria.aguiar', 'sabermais');
    await vitoria.open('/');
    await expect(vitoria.page.getByRole('region', { name: sections[0] })).toBeVisible();
    await expect(vitoria.page.getByRole('region', { name: 'Continue de onde parou' })).toHaveCount(0);
    await bruno.page.getByRole('link', { name: `Continuar: ${title}` }).click();
    await expect(bruno.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);
