import type { Page } from '@playwright/test';
import { findContent, searchContent, sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { expect, expectAccessible, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

function sectionOf({ session }: Actor, text: string): MenuSection {
  const section = session.menu.find(({ menuOption }) => menuOption.text === text);
  if (!section) throw new Error(`no section '${text}' in the menu`);
  return section;
}

const listOf = (page: Page, text: string) => page.getByRole('main').getByRole('list', { name: text, exact: true });

async function openSection(actor: Actor, text: string) {
  await actor.open(sectionPath(sectionOf(actor, text)));
  const list = listOf(actor.page, text);
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
}

/** Collects the page numbers that the list requests, in order. */
function pagesAsked(page: Page): number[] {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (/\/api\/content\/(search|listfilter)\/\d+$/.test(request.url()))
      asked.push((request.postDataJSON() as { page: number }).page);
  });
  return asked;
}

/** Returns the scroll position after the wheel has stopped. */
const scrolledTo = (page: Page) =>
  page.evaluate(async () => {
    for (let last = -1; last !== window.scrollY;) {
      last = window.scrollY;
      await new Promise((done) => setTimeout(done, 200));
    }
    return window.scrollY;
  });

test(
  'a long list loads page 1, prefetches page 2 on a wide screen, and loads more on scroll',
  { tag: ['@A2s-20', '@A2s-21', '@A2s-22'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const asked = pagesAsked(desk.page);
    const list = await openSection(desk, 'Glossário do varejo');
    await expect(desk.page.getByText('24 de 90 conteúdos')).toBeVisible();
    expect(asked).toEqual([1, 2]);
    await expect(async () => {
      await desk.page.mouse.wheel(0, 3000);
      await expect(desk.page.getByText('90 conteúdos', { exact: true })).toBeVisible({ timeout: 300 });
    }).toPass();
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await expect(async () => {
      await desk.page.mouse.wheel(0, 5000);
      await expect(list.getByRole('heading', { name: 'Zona quente' })).toBeInViewport({ timeout: 300 });
    }).toPass();
  },
);

test('on a phone page 2 loads only near the end of page 1', { tag: '@A2s-22' }, async ({ actor }) => {
  const phone = await actor('paula', 'sabermais', { screen: 'phone' });
  const asked = pagesAsked(phone.page);
  await openSection(phone, 'Glossário do varejo');
  await expect(phone.page.getByText('12 de 90 conteúdos')).toBeVisible();
  await phone.page.waitForLoadState('networkidle');
  expect(asked).toEqual([1]);
  // Scrolls once: scrolling to 'Ver mais' again while page 2 loads would lead to the end of page 2.
  await phone.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(phone.page.getByText('24 de 90 conteúdos')).toBeVisible();
});

for (const [width, pages] of [
  [768, [1, 2]],
  [767, [1]],
] as const) {
  test(`uses the desktop layouts from 768 px: ${width}`, { tag: '@A9-06' }, async ({ actor }) => {
    const { page, ...paula } = await actor('paula', 'sabermais');
    await page.setViewportSize({ width, height: 900 });
    const asked = pagesAsked(page);
    await openSection({ page, ...paula }, 'Glossário do varejo');
    await expect(page.getByText(`${pages.length * 12} de 90 conteúdos`)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(pages);
  });
}

test('a long list renders only the items near the view, and each item states its position', async ({ actor }) => {
  const desk = await actor('paula', 'sabermais');
  const list = await openSection(desk, 'Glossário do varejo');
  await expect(async () => {
    await desk.page.mouse.wheel(0, 4000);
    await expect(list.getByRole('heading', { name: 'Zona quente' })).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await list.getByRole('listitem').count()).toBeLessThan(40);
  const last = list.getByRole('listitem').filter({ has: desk.page.getByRole('heading', { name: 'Zona quente' }) });
  await expect(last).toHaveAttribute('aria-posinset', '90');
  await expect(last).toHaveAttribute('aria-setsize', '90');
});

test('the way back from an item restores scroll position and filter', async ({ actor }) => {
  const desk = await actor('paula', 'sabermais');
  const { page } = desk;
  const list = await openSection(desk, 'Glossário do varejo');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await scrolledTo(page);
    await expect(list.getByRole('link', { name: 'Preço psicológico' })).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await list.getByRole('link', { name: 'Preço psicológico' }).scrollIntoViewIfNeeded();
  const before = await scrolledTo(page);
  await list.getByRole('link', { name: 'Preço psicológico' }).click();
  await expect(page).toHaveURL(/\/content\/\d+/);
  await page.goBack();
  await expect(list.getByRole('link', { name: 'Preço psicológico' })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: /^caixa/ }).click();
  await expect(list.getByRole('link', { name: 'Caixa cego' })).toBeVisible();
  await list.getByRole('link', { name: 'Caixa cego' }).click();
  await expect(page).toHaveURL(/\/content\/\d+/);
  await page.goBack();
  await expect(page.getByRole('button', { name: /^caixa/ })).toHaveAttribute('aria-pressed', 'true');
});

test(
  'search text and tags filter a list, and too short a text sends no request',
  { tag: ['@A7c-03', '@A7c-07', '@A5-24'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const { page } = desk;
    const list = await openSection(desk, 'Glossário do varejo');
    const box = page.getByRole('searchbox', { name: 'Buscar em Glossário do varejo' });
    const asked = pagesAsked(page);
    await box.pressSequentially('go');
    await expect(page.getByText('Digite ao menos 3 caracteres para buscar.')).toBeVisible();
    await box.press('End');
    await page.keyboard.type('ndola', { delay: 60 });
    await expect(page).toHaveURL(/busca=gondola/);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('gondola');
    await expect(page.getByText(/^\d+ conteúdos$/)).toBeVisible();
    expect(asked).toEqual([1]);
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

test('a failed further page stops the list and shows only "Ver mais"', { tag: '@A8-34' }, async ({ actor }) => {
  const phone = await actor('paula', 'sabermais', { screen: 'phone' });
  const { page } = phone;
  const told: string[] = [];
  page.on('console', (message) => void (message.type() === 'info' && told.push(message.text())));
  const list = await openSection(phone, 'Glossário do varejo');
  await page.route('**/api/content/search/*', (route) =>
    route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } }),
  );
  await page.getByRole('button', { name: 'Ver mais' }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => told.filter((text) => text.includes('next page did not come: request.invalid')))
    .toHaveLength(1);
  await expect(list.getByRole('listitem')).toHaveCount(12);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/content/search/*');
  // Uses the keyboard.
  await page.getByRole('button', { name: 'Ver mais' }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(24);
});

test(
  'a list shows loading, error, data and its empty text',
  { tag: ['@A4m-17', '@A8-14', '@A8-19'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    const { page } = desk;
    const main = page.getByRole('main');
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/content/search/*', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 400, json: { success: false, code: 'request.invalid', message: 'Não.' } });
    });
    await desk.open(sectionPath(sectionOf(desk, 'Videoteca')));
    await expect(main.getByRole('status', { name: 'Carregando' })).toBeVisible();
    gate.resolve();
    await expect(main.getByText('Houve algum erro durante o carregamento das informações')).toBeVisible();
    await page.unroute('**/api/content/search/*');
    await main.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(main.getByRole('article')).toHaveCount(8);

    await page.route('**/api/content/search/*', (route) =>
      route.fulfill({ json: { success: false, content: [], totalRecord: 0 } }),
    );
    await desk.open(sectionPath(sectionOf(desk, 'Podcasts da rede')));
    await expect(main.getByText('Nenhum conteúdo disponível')).toBeVisible();
    await expect(main.getByRole('status', { name: 'Carregando' })).toBeHidden();
  },
);

test(
  'an empty section shows one of two texts, depending on whether it renders the content itself',
  { tag: ['@A2s-45', '@A2s-46'] },
  async ({ actor }) => {
    const desk = await actor('paula', 'sabermais');
    for (const [section, text] of [
      ['Próximas leituras', 'Nenhum conteúdo disponível'],
      ['Próximos áudios', 'Não há conteúdo a ser visualizado'],
    ] as const) {
      await desk.open(sectionPath(sectionOf(desk, section)));
      await expect(desk.page.getByRole('main').getByText(text)).toBeVisible();
      await expectAccessible(desk.page);
    }
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
