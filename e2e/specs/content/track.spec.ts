import { saveProgress } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Page, Request } from '@playwright/test';
import { untilItPlays } from '../../support/film.ts';
import { expect, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { addressOf, asItIs, itemCalled } from './reader.ts';

test.use({ serviceWorkers: 'allow' });

const care = 'Atendimento que encanta';
const windows = 'Vitrine e vendas';

const position = (page: Page) => page.locator('video, audio').evaluate((media: HTMLMediaElement) => media.currentTime);

/** Saves a position of an item, as another device does. */
async function leftAt({ api }: Actor, { idContentItem, idSection }: ContentItem, seconds: number): Promise<void> {
  const timeStart = new Date().toISOString().slice(0, 19).replace('T', ' ');
  await api.call(saveProgress, {
    body: { idVisit: crypto.randomUUID(), timeStart, idContentItem, idSection, seconds, finished: false },
  });
}

/** Reads the recorded visits. A page with a fast-forwarded clock must not abort a request that is in progress. */
async function arrived(sent: readonly Request[], count: number): Promise<void> {
  await expect.poll(() => sent.length).toBe(count);
  expect((await sent[count - 1]?.response())?.ok()).toBe(true);
}

/** Collects the visits that the page sends from now on. */
function visitsSent(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/tracking/record') && request.method() === 'POST') sent.push(request);
  });
  return sent;
}

test('a video with a saved position asks to start over or continue', { tag: '@A4m-01' }, async ({ actor }) => {
  const fabio = await actor('fabio', 'sabermais');
  const { page } = fabio;
  const item = await itemCalled(fabio, care, 'Os sete primeiros segundos');
  await leftAt(fabio, item, 24);
  await fabio.open(addressOf(item));
  await expect(page.getByText('Você parou em 0:24')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuar de onde parou?' }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(23.5);
  await page.getByRole('link', { name: /^Voltar para/ }).click();
  await expect.poll(async () => (await asItIs(fabio, item)).lastPosition).toBeGreaterThan(23.5);
  await fabio.open(addressOf(item));
  await page.getByRole('button', { name: 'Assistir desde o início?' }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(0);
  expect(await position(page)).toBeLessThan(15);
});

test('an audio with a saved position asks with the words for listening', { tag: '@A4m-01' }, async ({ actor }) => {
  const fabio = await actor('fabio', 'sabermais');
  const item = await itemCalled(fabio, care, 'Balcão Aberto 1: a voz no telefone');
  await leftAt(fabio, item, 30);
  await fabio.open(addressOf(item));
  await fabio.page.getByRole('button', { name: 'Ouvir desde o início?' }).click();
  await expect.poll(() => position(fabio.page)).toBeGreaterThan(0);
});

test(
  'a video that plays to its end is completed, earns points and is recorded once on leaving',
  { tag: ['@A4m-02', '@A4m-05', '@A4m-10'] },
  async ({ actor }, testInfo) => {
    // A retry needs a person who has not seen the video.
    const eva = await actor(testInfo.retry === 0 ? 'eva' : 'mateus.macedo', 'sabermais');
    const { page } = eva;
    const item = await itemCalled(eva, windows, 'Mais um item, mais um sorriso');
    const sent = visitsSent(page);
    expect(item.completed).toBe('NULL');
    await eva.open(addressOf(item));
    await expect.poll(() => position(page)).toBeGreaterThan(0.3);
    await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
    expect((await asItIs(eva, item)).completed).toBe('PROGRESS');
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 1;
    });
    await expect(page.getByText('Concluído')).toBeVisible();
    await expect(page.getByText('Você ganhou 11 pontos!')).toHaveCount(0);
    expect(sent).toHaveLength(0);

    await page.getByRole('link', { name: `Voltar para ${windows}` }).click();
    await expect(page.getByText('Você ganhou 11 pontos!')).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: item.text });
    await expect(card.getByText('Concluído')).toBeVisible();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.postDataJSON()).toMatchObject({
      idContentItem: item.idContentItem,
      idNavigationType: 1,
      idSection: item.idSection,
      finished: true,
    });
    await expect.poll(async () => (await asItIs(eva, item)).visits).toBe(item.visits + 1);
    await page.getByRole('link', { name: 'Home' }).first().click();
    expect(sent).toHaveLength(1);
  },
);

test('closing the page records the visit', { tag: '@A4m-04' }, async ({ actor }) => {
  const diego = await actor('diego', 'sabermais');
  const item = await itemCalled(diego, care, 'Atendimento para todas as pessoas');
  await diego.open(addressOf(item));
  await expect(diego.page.getByRole('heading', { level: 1 })).toBeVisible();
  await diego.page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await asItIs(diego, item)).visits).toBe(item.visits + 1);
});

test(
  'a minute without activity ends the visit of a text, and activity starts another',
  { tag: ['@A4m-03', '@A4m-07', '@A4m-09'] },
  async ({ actor }) => {
    const otto = await actor('otto', 'sabermais');
    const { page } = otto;
    const item = await itemCalled(otto, windows, 'O caminho que o cliente faz');
    await page.clock.install();
    const sent = visitsSent(page);
    await otto.open(addressOf(item));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.move(300, 300);
    await page.clock.runFor(55_000);
    expect(sent).toHaveLength(0);
    await page.clock.runFor(10_000);
    await arrived(sent, 1);
    await page.clock.runFor(600_000);
    expect(sent).toHaveLength(1);
    await page.mouse.move(310, 320);
    await page.clock.runFor(5_000);
    await page.getByRole('link', { name: /^Voltar para/ }).click();
    await expect.poll(() => sent.length).toBe(2);
    const ids = sent.map((request) => (request.postDataJSON() as { idVisit: string }).idVisit);
    expect(new Set(ids).size).toBe(2);
  },
);

test('an open player waits five minutes before its visit ends', { tag: '@A4m-06' }, async ({ actor }, testInfo) => {
  // A retry has a saved position and asks where to continue.
  const rita = await actor(testInfo.retry === 0 ? 'rita' : 'mateus.macedo', 'sabermais');
  const { page } = rita;
  const item = await itemCalled(rita, windows, 'A luz que vende');
  await page.clock.install();
  const sent = visitsSent(page);
  await rita.open(addressOf(item));
  const film = page.locator('video');
  await untilItPlays(film);
  await film.evaluate((video: HTMLVideoElement) => video.pause());
  await page.clock.runFor(280_000);
  expect(sent).toHaveLength(0);
  await page.clock.runFor(40_000);
  await expect.poll(() => sent.length).toBe(1);
});

test(
  'a visit lost by the network is sent later, without a notice, and counted once',
  { tag: ['@A8-33', '@A4m-05'] },
  async ({ actor, faults }) => {
    faults.expect(/ERR_FAILED/);
    const joao = await actor('joao', 'sabermais');
    const { page } = joao;
    const item = await itemCalled(joao, windows, 'Cor e contraste que guiam o olhar');
    // Blocks the requests of the page and of its worker.
    await page.context().route('**/api/tracking/**', (route) => route.abort());
    const sent = visitsSent(page);
    await joao.open(addressOf(item));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: /^Voltar para/ }).click();
    // The next screen retries it once more, in case it failed before the queue stored it.
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await asItIs(joao, item)).visits).toBe(item.visits);
    await page.context().unroute('**/api/tracking/**');
    await page.reload();
    await expect.poll(async () => (await asItIs(joao, item)).visits).toBe(item.visits + 1);
    const ids = sent.map((request) => (request.postDataJSON() as { idVisit: string }).idVisit);
    expect(new Set(ids).size).toBe(1);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect((await asItIs(joao, item)).visits).toBe(item.visits + 1);
  },
);
