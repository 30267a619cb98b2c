import type { Page } from '@playwright/test';
import { findContent, searchContent } from '@shared-kit/contracts/content';
import { expect, test } from '../../support/test.ts';
import { openSection, pagesRequested, sectionOf } from './lists.ts';

test(
  'search text and tags filter a list, and too short a text sends no request',
  { tag: ['@A7c-03', '@A7c-07', '@A5-24'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const { page } = desk;
    const list = await openSection(desk, 'Glossário do varejo');
    const box = page.getByRole('searchbox', { name: 'Buscar em Glossário do varejo' });
    const pageRequests = pagesRequested(page);
    await box.pressSequentially('go');
    await expect(page.getByText('Digite ao menos 3 caracteres para buscar.')).toBeVisible();
    await box.press('End');
    await page.keyboard.type('ndola', { delay: 60 });
    await expect(page).toHaveURL(/busca=gondola/);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('gondola');
    await expect(page.getByText(/^\d+ conteúdos$/)).toBeVisible();
    expect(pageRequests).toEqual([1]);
    const found = await list.getByRole('heading').allTextContents();
    expect(found).toContain('Ponta de gôndola');
    expect(found).not.toContain('Bobina');

    await page.getByRole('button', { name: /^estoque/ }).click();
    await expect(list.getByRole('heading', { name: 'Abastecimento' })).toBeVisible();
    await expect(list.getByRole('heading', { name: 'Ponta de gôndola' })).toBeHidden();
    await box.fill('xilofone');
    await expect(page.getByText('Nada foi encontrado com esta busca')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page.getByText('24 de 90 conteúdos')).toBeVisible();
    await expect(box).toHaveValue('');
  },
);

test("only an item that starts today shows 'AO VIVO' in a list of rows", { tag: '@A2s-42' }, async ({ actor }) => {
  const list = await openSection(await actor('paula', 'sabermais'), 'Podcasts da rede');
  await expect(list.getByText('AO VIVO', { exact: true })).toHaveCount(1);
  await expect(
    list.getByRole('listitem').filter({ hasText: 'Plantão de Natal ao vivo' }).getByText('AO VIVO', { exact: true }),
  ).toBeVisible();
});

test('an author list shows the author first', { tag: '@A2s-10' }, async ({ actor }) => {
  const list = await openSection(await actor('paula', 'sabermais'), 'Quem ensina');
  const first = list.getByRole('article').first();
  await expect(first).toHaveText(/^MS\s*Marina Sales\s*Atender como quem recebe em casa/);
  await expect(list.getByRole('article')).toHaveCount(6);
});

test(
  'posts emphasise as many first items as the design sets, followed by the others',
  { tag: ['@A2s-11', '@A2s-23'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    for (const [section, highlights, rest] of [
      ['Diário da rede', 1, 6],
      ['Novidades', 2, 3],
    ] as const) {
      const list = await openSection(desk, section);
      const { content } = await desk.api.call(searchContent, {
        params: { idSection: sectionOf(desk, section).idSection },
        body: { page: 1 },
      });
      const texts = content.map(({ text }) => text);
      await expect(list.getByRole('heading')).toHaveText(texts.slice(highlights));
      expect(texts).toHaveLength(highlights + rest);
      const large = desk.page.getByRole('main').getByRole('article').filter({ hasText: 'Em destaque' });
      await expect(large.getByRole('heading')).toHaveText(texts.slice(0, highlights));
      const width = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())?.width ?? 0;
      expect(await width(large.first())).toBeGreaterThan(1.5 * (await width(list.getByRole('article').first())));
    }
  },
);

test(
  'a podcast show opens its episodes, each with its duration',
  { tag: ['@A2s-26', '@A7c-05'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const list = await openSection(desk, 'Podcasts da rede');
    const show = list.getByRole('article').filter({ hasText: 'O programa de quem atende' });
    await show.getByRole('button', { name: '3 episódios' }).press('Enter');
    const episode = show.getByRole('link', { name: /^Cinco frases que trazem de volta/ });
    await expect(episode).toContainText('0:54');
    await episode.click();
    await expect(desk.page).toHaveURL(/\/content\/\d+/);
    await expect(desk.page.getByRole('heading', { level: 1, name: 'Cinco frases que trazem de volta' })).toBeVisible();
  },
);

test('videos are large pictures with their duration', { tag: '@A2s-27' }, async ({ actor }) => {
  const list = await openSection(await actor('paula', 'sabermais'), 'Videoteca');
  const card = list.getByRole('article').first();
  await expect(card.getByText('0:58')).toBeVisible();
  const [cardBox, pictureBox] = [await card.boundingBox(), await card.locator('img').boundingBox()];
  expect(pictureBox?.width).toBeCloseTo(cardBox?.width ?? 0, -1);
  expect(cardBox?.width).toBeGreaterThan(300);
});

test('a file downloads directly from its row and counts as downloaded', { tag: '@A2s-30' }, async ({ actor }) => {
  const desk = await actor('isabela.souza', 'sabermais');
  const list = await openSection(desk, 'Para baixar');
  const line = list.getByRole('article').filter({ hasText: 'Registro de perdas' });
  await expect(line.getByText(/planilha-de-perdas\.csv · 1 KB/)).toBeVisible();
  const download = desk.page.waitForEvent('download');
  await line.getByRole('link', { name: 'Baixar Registro de perdas' }).click();
  expect((await download).suggestedFilename()).toBe('planilha-de-perdas.csv');
  await expect(line.getByText('Concluído')).toBeVisible();
});

test('an audio plays inside the list and saves its position', { tag: '@A2s-36' }, async ({ actor }) => {
  const desk = await actor('igor.fernandes', 'sabermais');
  const { page } = desk;
  const list = await openSection(desk, 'Escute agora');
  const { content } = await desk.api.call(searchContent, {
    params: { idSection: sectionOf(desk, 'Escute agora').idSection },
    body: { page: 1 },
  });
  const item = content.find(({ text }) => text === 'O mês no calendário');
  await list.getByRole('button', { name: 'Ouvir O mês no calendário' }).click();
  const dock = page.getByRole('region', { name: 'Tocando agora' });
  const audio = dock.locator('video, audio');
  // Positions up to three seconds count as the start.
  await expect
    .poll(() => audio.evaluate((element: HTMLMediaElement) => !element.paused && element.currentTime > 4), {
      timeout: 30_000,
    })
    .toBe(true);
  await expect(page).toHaveURL(/\/escute-agora\/\d+$/);
  await expect(list.getByRole('button', { name: 'Fechar O mês no calendário' })).toBeVisible();
  // The button's name states its next action; an additional pressed state would reverse the meaning for screen readers.
  await expect(list.getByRole('button', { name: 'Fechar O mês no calendário' })).not.toHaveAttribute('aria-pressed');
  // Playing another audio stops this one.
  await list.getByRole('button', { name: 'Ouvir Roteiro da reunião em pé' }).click();
  await expect(dock.getByText('Roteiro da reunião em pé')).toBeVisible();
  await expect(page.locator('video, audio')).toHaveCount(1);
  await expect
    .poll(
      async () =>
        (await desk.api.call(findContent, { params: { id: item?.idContentItem ?? 0 } })).content[0]?.lastPosition ?? 0,
    )
    .toBeGreaterThan(3);
});

test('card rows fill the width of their list, one below the other', { tag: '@A2s-37' }, async ({ actor }) => {
  const list = await openSection(await actor('paula', 'sabermais'), 'Leituras rápidas');
  const [first, second] = [
    await list.getByRole('article').nth(0).boundingBox(),
    await list.getByRole('article').nth(1).boundingBox(),
  ];
  expect(first?.x).toBe(second?.x);
  expect(first?.width).toBeGreaterThan(800);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});

test(
  'a section of many formats shows each in its own shape, and one press filters one format',
  { tag: ['@A2s-13', '@A2s-38'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const list = await openSection(desk, 'De tudo um pouco');
    await expect(list.getByRole('article')).toHaveCount(8);
    const ratio = async (text: string) => {
      const box = await list.getByRole('article').filter({ hasText: text }).locator('img').boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    expect(await ratio('Três segundos de atenção')).toBeCloseTo(16 / 9, 1);
    expect(await ratio('O ano em doze vitrines')).toBeCloseTo(1, 1);
    await expect(
      list.getByRole('article').filter({ hasText: 'A cor que falta na calçada' }).locator('img'),
    ).toHaveCount(0);
    await desk.page
      .getByRole('group', { name: 'Formatos' })
      .getByRole('button', { name: /^Vídeo/ })
      .click();
    await expect(list.getByRole('heading')).toHaveText([
      'Três segundos de atenção',
      'Luz de destaque em casa de pouca luz',
    ]);
  },
);

test(
  'playlists show their number of items and link to their section when they stand for one',
  { tag: '@A2s-28' },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const list = await openSection(desk, 'Maratonas');
    const card = list.getByRole('article').filter({ hasText: 'Uma tarde no balcão' });
    await expect(card.getByText('3 itens')).toBeVisible();
    await expect(card.getByText('3 min')).toBeVisible();
    await list.getByRole('link', { name: 'A videoteca inteira' }).click();
    await expect(desk.page).toHaveURL(/\/videoteca\/\d+$/);
    // The next link in the previous item's viewer leads to the section as well.
    await desk.page.goBack();
    await list.getByRole('link', { name: 'A loja bonita' }).click();
    await desk.page.getByRole('link', { name: /Próximo.*A videoteca inteira/s }).click();
    await expect(desk.page).toHaveURL(/\/videoteca\/\d+$/);
    await expect(desk.page.getByRole('heading', { level: 1, name: 'Videoteca' })).toBeVisible();
  },
);

test('each document opens its viewer', { tag: '@A2s-04' }, async ({ actor }) => {
  const desk = await actor('paula', 'sabermais');
  const list = await openSection(desk, 'Documentos');
  const { content } = await desk.api.call(searchContent, {
    params: { idSection: sectionOf(desk, 'Documentos').idSection },
    body: { page: 1 },
  });
  const links = await list
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(links).toEqual(content.map(({ idContentItem }) => `/sabermais/content/${idContentItem}`));
  await list.getByRole('link', { name: 'Política de trocas e devoluções' }).click();
  await expect(desk.page.getByRole('heading', { name: 'Por defeito' })).toBeVisible();
});
