import { listContent } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test(
  'a section opens at the slug of its menu text and shows its items as cards',
  { tag: ['@A2r-15', '@A2s-09', '@A2s-19'] },
  async ({ actor }) => {
    const { page, open, api, session } = await actor('paula', 'sabermais');
    const section = session.menu.find(({ menuOption }) => menuOption.text === 'Atendimento que encanta');
    await open('/');
    await page
      .getByRole('region', { name: 'Atendimento que encanta' })
      .getByRole('link', { name: 'Ver todos' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/sabermais/atendimento-que-encanta/${section?.idSection}$`));
    await expect(page).toHaveTitle(/^Atendimento que encanta/);
    const list = page.getByRole('main').getByRole('list', { name: 'Atendimento que encanta' });
    const { content } = await api.call(listContent, { params: { idSection: section?.idSection ?? 0 } });
    await expect(list.getByRole('article').getByRole('heading')).toHaveText(content.map(({ text }) => text));
    const card = list.getByRole('article').filter({ hasText: 'Os sete primeiros segundos' });
    await expect(card.getByText('Vídeo')).toBeVisible();
    await expect(card.getByText('0:58')).toBeVisible();
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/content\/\d+\?idSection=\d+$/);
  },
);

test("only an item that starts today shows 'AO VIVO'", { tag: '@A2s-42' }, async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const section = session.menu.find(({ menuOption }) => menuOption.text === 'Operação sem sustos');
  await open(`/operacao-sem-sustos/${section?.idSection}`);
  await expect(page.getByText('AO VIVO')).toHaveCount(1);
  await expect(
    page.getByRole('article').filter({ hasText: 'Plantão: perdas invisíveis' }).getByText('AO VIVO'),
  ).toBeVisible();
});

test(
  "a section of an unknown type shows 'Seção não disponível'",
  { tag: ['@A2s-01', '@A2s-07'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const section = session.menu.find(({ idSectionType }) => idSectionType === 99);
    await open(`/em-breve/${section?.idSection}`);
    await expect(page.getByRole('heading', { name: 'Seção não disponível' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await expect(page).toHaveURL(/\/sabermais\/?$/);
  },
);

test('two path segments that match no section show the unknown path page', { tag: '@A2r-33' }, async ({ actor }) => {
  const { page, open } = await actor('paula', 'sabermais');
  for (const path of ['/nada/99999', '/nada/disso']) {
    await open(path);
    await expect(page.getByText('PÁGINA NÃO ENCONTRADA.')).toBeVisible();
    // Shows the portal's own page, whichever remote detects it.
    await expect(page.getByText('O endereço pode ter mudado ou não existir mais.')).toBeVisible();
    await expect(page).toHaveTitle(/Página não encontrada/);
  }
});

test('a section shows loading, error and data', { tag: ['@A4m-17', '@A8-14'] }, async ({ actor }) => {
  const { page, open, session } = await actor('paula', 'sabermais');
  const idSection = session.menu[0]?.idSection;
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/content/search/*', async (route) => {
    await gate.promise;
    await route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } });
  });
  await open(`/secao/${idSection}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status', { name: 'Carregando' })).toBeVisible();
  gate.resolve();
  await expect(main.getByText('Houve algum erro durante o carregamento das informações')).toBeVisible();
  await page.unroute('**/api/content/search/*');
  await main.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});

for (const success of [true, false]) {
  test(
    `an empty section shows its text, with success ${success}`,
    { tag: success ? '@A2s-45' : '@A8-19' },
    async ({ actor }) => {
      const { page, open, session } = await actor('paula', 'sabermais');
      await page.route('**/api/content/search/*', (route) =>
        route.fulfill({ json: { success, content: [], totalRecord: 0 } }),
      );
      await open(`/secao/${session.menu[0]?.idSection}`);
      await expect(page.getByRole('main').getByText('Nenhum conteúdo disponível')).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: 'Carregando' })).toBeHidden();
    },
  );
}

test('a section of cards is accessible and fits every screen', async ({ actor }) => {
  const { page, open, session } = await actor('carla', 'sabermais');
  await open(`/secao/${session.menu[0]?.idSection}`);
  await expect(page.getByText('Concluído').first()).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
});
