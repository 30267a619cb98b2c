import { contentPath, listItemParts } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { openSection, wholeItem } from './in-practice.ts';

const journeys = 'Jornadas';

test('a section of journeys links to each of them', { tag: '@A2s-25' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  await openSection(gisele, journeys);
  await expect(page.getByRole('heading', { level: 1, name: journeys })).toBeVisible();
  await page.getByRole('link', { name: /Primeira semana na loja/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primeira semana na loja' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Etapas' }).getByRole('button')).toHaveCount(7);
});

test(
  'steps run from the first to the last, and the bar shows the progress',
  { tag: ['@A2v-11', '@A4m-12', '@A4m-13'] },
  async ({ actor }) => {
    const lia = await actor('lia', 'sabermais');
    const { page } = lia;
    const item = await wholeItem(lia, journeys, 'Primeira semana na loja');
    await lia.open(contentPath(item.idContentItem, item.idSection));
    const bar = page.getByRole('progressbar', { name: 'Progresso da jornada' });
    await expect(page.getByText('Etapa 1 de 7')).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '14');
    await expect(page.getByRole('button', { name: 'Etapa anterior' })).toBeHidden();
    await page.getByRole('button', { name: 'Próxima etapa' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Os sete primeiros segundos' })).toBeFocused();
    await expect(bar).toHaveAttribute('aria-valuenow', '29');
    await expect(page).toHaveURL(/step=1/);
    await page.goBack();
    await expect(page.getByText('Etapa 1 de 7')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Etapas' })
      .getByRole('button', { name: /Lista de conferência/ })
      .click();
    await expect(page.getByText('Etapa 7 de 7')).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(page.getByRole('button', { name: 'Próxima etapa' })).toBeHidden();
    // The address names no step, so the journey resumes at the first unfinished one, which may be the welcome step by now.
    await lia.open(`${contentPath(item.idContentItem, item.idSection)}&step=7`);
    await expect(page.getByText(/^Etapa [12] de 7$/)).toBeVisible();
  },
);

test('each step shows its own type of content', async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  const item = await wholeItem(gisele, journeys, 'Primeira semana na loja');
  const at = (step: number) => gisele.open(`${contentPath(item.idContentItem, item.idSection)}&step=${step}`);
  await at(1);
  await expect(page.locator('main video')).toHaveCount(1);
  await at(2);
  await expect
    .poll(() => page.locator('main video').evaluate((player: HTMLMediaElement) => player.currentSrc))
    .toMatch(/\.mp3\b/);
  await at(3);
  await expect(
    page.frameLocator('main iframe').getByRole('heading', { name: 'Um dia de loja, hora a hora' }),
  ).toBeVisible();
  await at(4);
  await expect(page.getByRole('region', { name: 'Documento: Guia de trocas' }).locator('canvas').first()).toBeVisible();
  await at(5);
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Calculadora de margem' })).toBeVisible();
  await at(6);
  await expect(page.getByRole('link', { name: 'Baixar arquivo' })).toBeVisible();
});

test('the journey resumes at the first unfinished step and is completed after all steps', async ({ actor }) => {
  const otto = await actor('otto', 'sabermais');
  const { page } = otto;
  const list = await wholeItem(otto, journeys, 'Vitrine em três caminhos');
  const light = list.children.find(({ text }) => text === 'Cor e contraste');
  if (!light) throw new Error('the journey is gone');
  const address = contentPath(light.idContentItem, list.idSection);
  await otto.open(address);
  const steps = page.getByRole('navigation', { name: 'Etapas' });
  // A picture that loads late moves the end out of view again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Próxima etapa' }).scrollIntoViewIfNeeded();
    await expect(steps.getByRole('button', { name: /Cor e contraste.*Concluído/ })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect
    .poll(
      async () =>
        (await otto.api.call(listItemParts, { params: { id: light.idContentItem } })).listJourneyPart[0]?.completed,
    )
    .toBe('COMPLETED');
  await otto.open(address);
  await expect(page.getByText('Etapa 2 de 2')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir jornada' }).click();
  await expect(page.getByText('Jornada concluída')).toBeVisible();
});

for (const [text, tag] of [
  ['Jornadas por função', '@A2v-10'],
  ['Vitrine em três caminhos', '@A2v-10'],
] as const) {
  test(`'${text}' lists journeys, and each links back to it`, { tag }, async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const item = await wholeItem(gisele, journeys, text);
    await gisele.open(contentPath(item.idContentItem, item.idSection));
    const [first] = item.children;
    await expect(page.getByRole('list', { name: 'Jornadas' }).getByRole('listitem')).toHaveCount(3);
    await page
      .getByRole('link', { name: new RegExp(first?.text ?? '') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: first?.text ?? '' })).toBeVisible();
    await page.getByRole('link', { name: `Voltar para ${text}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
  });
}

test(
  "the back label without section or list is 'Voltar', and a journey without steps is empty",
  { tag: '@A9-17' },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const item = await wholeItem(gisele, journeys, 'Primeira semana na loja');
    await page.route('**/api/content/find/*', async (route) => {
      const reply = await route.fetch();
      const { success, content } = (await reply.json()) as { success: boolean; content: object[] };
      await route.fulfill({ json: { success, content: content.map((one) => ({ ...one, idSection: null })) } });
    });
    await page.route('**/api/content/journeyparts/*', (route) =>
      route.fulfill({ json: { success: true, listJourneyPart: [] } }),
    );
    await gisele.open(contentPath(item.idContentItem));
    await expect(page.getByRole('link', { name: 'Voltar', exact: true })).toBeVisible();
    await expect(page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  },
);

test('steps that fail to load can be retried', { tag: '@A8-15' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'sabermais');
  const { page } = gisele;
  const item = await wholeItem(gisele, journeys, 'Primeira semana na loja');
  await page.route('**/api/content/journeyparts/*', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
  );
  await gisele.open(contentPath(item.idContentItem, item.idSection));
  await expect(page.getByText('Erro ao carregar conteúdo')).toBeVisible();
  await page.unroute('**/api/content/journeyparts/*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Etapa 1 de 7')).toBeVisible();
});

test('journeys are accessible and fit every screen', async ({ actor }) => {
  const bruno = await actor('bruno', 'sabermais');
  for (const text of ['Primeira semana na loja', 'Jornadas por função', 'Vitrine em três caminhos']) {
    const item = await wholeItem(bruno, journeys, text);
    await bruno.open(contentPath(item.idContentItem, item.idSection));
    await expect(bruno.page.getByText('Avalie este conteúdo')).toBeVisible();
    await onEveryScreen(bruno.page);
    await expectAccessible(bruno.page);
  }
});
