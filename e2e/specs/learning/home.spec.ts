import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test(
  'the home has the blocks that the tenant chose',
  { tag: ['@B2.4-01', '@B2.4-02', '@B2.4-05', '@B2.4-12', '@B2.4-13', '@B1-02'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open('/');
    const banner = page.getByRole('region', { name: 'Destaques' });
    await expect(banner.getByRole('link', { name: 'Saiba mais: Ninguém começa com dúvida' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Obrigatórios para a sua função' }).getByRole('listitem'),
    ).toHaveCount(8);
    await expect(page.getByRole('heading', { name: 'Aprender faz parte do turno' })).toBeVisible();
    await expect(page.getByText('Gente e Cultura', { exact: true })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

test('a person without enrolments sees a message', { tag: '@B2.4-04' }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora');
  await open('/');
  await expect(page.getByText('Nada em andamento.')).toBeVisible();
});

test(
  'trainings in progress show their progress and link to their level page',
  { tag: ['@B2.4-04', '@B2.5-02'] },
  async ({ actor }) => {
    const { page, open } = await actor('bruno', 'aurora');
    await open('/');
    const inProgress = page.getByRole('region', { name: 'Continue de onde parou' });
    const card = inProgress.getByRole('article').filter({ hasText: 'LGPD na prática' });
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(card.getByText('Em andamento')).toBeVisible();
    await expect(card.getByText('Catálogo › Pessoas')).toBeVisible();
    await card.getByRole('link', { name: 'LGPD na prática' }).click();
    await expect(page).toHaveURL(/\/level\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'LGPD na prática' })).toBeVisible();
  },
);

test('the banner rotates automatically and can be stopped', { tag: '@B2.5-12' }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora', { hasMotion: true });
  await page.clock.install();
  await open('/');
  const banner = page.getByRole('region', { name: 'Destaques' });
  const slide = (title: string) => banner.getByRole('link', { name: `Saiba mais: ${title}` });
  await expect(slide('Ninguém começa com dúvida')).toBeVisible();
  await page.clock.runFor(8000);
  await expect(slide('O futuro é renovável')).toBeVisible();
  await page.clock.runFor(8000);
  await expect(slide('Gente que cuida de gente')).toBeVisible();
  await page.clock.runFor(8000);
  await expect(slide('Ninguém começa com dúvida')).toBeVisible();
  await banner.getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(slide('Ninguém começa com dúvida')).toBeVisible();
});

test(
  'the catalog search runs on Enter and accepts at most 25 characters',
  { tag: ['@B2.5-07', '@B5-14', '@B5-15', '@B8-11'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open('/');
    const catalog = page.getByRole('region', { name: 'Catálogo de treinamentos' });
    const search = page.getByRole('searchbox', { name: 'Buscar treinamentos', exact: true });
    await search.fill('eletrica');
    await expect(catalog.getByRole('link', { name: 'LGPD na prática' })).toBeVisible();
    await search.press('Enter');
    await expect(catalog.getByRole('link', { name: 'LGPD na prática' })).toHaveCount(0);
    await expect(catalog.getByRole('heading', { name: 'Redes subterrâneas' })).toBeVisible();
    await search.fill('x'.repeat(40));
    await expect(search).toHaveValue('x'.repeat(25));
    await search.press('Enter');
    await expect(page.getByText(`Não foram encontrados resultados para “${'x'.repeat(25)}”`)).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await expect(catalog.getByRole('link', { name: 'LGPD na prática' })).toBeVisible();
  },
);

test(
  "tags filter the catalog, and 'Ver todos' shows all of it",
  { tag: ['@B2.5-08', '@B2.5-09', '@B9-27'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open('/');
    const catalog = page.getByRole('region', { name: 'Catálogo de treinamentos' });
    const tags = page.getByRole('group', { name: 'Etiquetas' });
    await tags.getByRole('button', { name: 'Segurança', exact: true }).click();
    await tags.getByRole('button', { name: 'Emergência' }).click();
    await expect(catalog.getByRole('article')).toHaveCount(2);
    await expect(catalog.getByRole('link', { name: 'Ver todos' })).toHaveCount(0);
    await tags.getByRole('button', { name: 'Emergência' }).click();
    await tags.getByRole('button', { name: 'Segurança', exact: true }).click();
    await catalog.getByRole('link', { name: 'Ver todos' }).click();
    // More items load at the list's end; the home continues below it.
    const all = page.getByRole('list', { name: 'Catálogo de treinamentos' }).getByRole('article');
    await expect(async () => {
      await all.last().scrollIntoViewIfNeeded();
      await expect(all).toHaveCount(19, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expectAccessible(page);
    await page.goBack();
    await expect(catalog.getByRole('link', { name: 'Ver todos' })).toBeVisible();
  },
);

test('a free content opens without an enrolment', { tag: ['@B2.1-07', '@B2.6-02', '@B2.6-03'] }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora');
  await open('/');
  await page.getByRole('link', { name: 'Cinco alongamentos para antes do turno' }).click();
  await expect(page).toHaveURL(/\/contentNode\/\d+$/);
  await expect(page.getByText('incline-se para trás')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Aurora Energia' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
  await expect(page.getByRole('region', { name: 'Destaques' })).toBeVisible();
});
