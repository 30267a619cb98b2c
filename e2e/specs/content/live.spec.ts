import type { ContentItem } from '@shared-kit/contracts/content';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { asItIs, itemCalled } from './reader.ts';

const lives = 'Plantões ao vivo';

function beginOf({ initDate }: ContentItem): Date {
  return new Date(`${initDate?.replace(' ', 'T')}Z`);
}

test(
  'a section of type 11 shows live items with their time, and opens them in the live player',
  { tag: ['@A2s-14', '@A2s-05', '@A2r-12', '@A2s-42'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('gisele', 'sabermais');
    const section = session.menu.find(({ menuOption }) => menuOption.text === lives);
    await open(`/secao/${section?.idSection}`);
    const list = page.getByRole('list', { name: lives });
    await expect(list.getByRole('article')).toHaveCount(4);
    await expect(page.getByText('AO VIVO', { exact: true })).toHaveCount(1);
    const today = list.getByRole('article').filter({ hasText: 'Plantão: estoque sem susto' });
    await expect(today.getByText('AO VIVO', { exact: true })).toBeVisible();
    await expect(
      list
        .getByRole('article')
        .filter({ hasText: 'Plantão: meta boa' })
        .getByText(/ às 19:00$/),
    ).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await today.getByRole('link').click();
    await expect(page).toHaveURL(/\/liveplayer\/\d+\?idSection=\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Plantão: estoque/ })).toBeVisible();
  },
);

test(
  "a YouTube broadcast plays in YouTube's frame, and its visit saves the position",
  { tag: ['@A2v-07', '@A2r-12'] },
  async ({ actor }) => {
    const fabio = await actor('fabio', 'sabermais');
    const { page } = fabio;
    const item = await itemCalled(fabio, lives, 'Plantão: estoque sem susto');
    await page.clock.install({ time: new Date(beginOf(item).getTime() + 1_800_000) });
    await fabio.open(`/liveplayer/${item.idContentItem}?idSection=${item.idSection}`);
    const film = page.frameLocator('iframe').locator('video');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(1);
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = 30;
      return new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    });
    await film.evaluate((video: HTMLVideoElement) => video.pause());
    await page.getByRole('link', { name: `Voltar para ${lives}` }).click();
    await expect.poll(async () => (await asItIs(fabio, item)).visits).toBe(item.visits + 1);
    expect((await asItIs(fabio, item)).lastPosition).toBeGreaterThan(25);
  },
);

test(
  'a broadcast shows its start time before it begins and then opens automatically',
  { tag: '@A2v-07' },
  async ({ actor }) => {
    const lia = await actor('lia', 'sabermais');
    const { page } = lia;
    const item = await itemCalled(lia, lives, 'Plantão: meta boa é meta clara');
    const begins = beginOf(item);
    await page.clock.install({ time: new Date(begins.getTime() - DAY_MS) });
    await lia.open(`/liveplayer/${item.idContentItem}`);
    await expect(page.getByText('Começa amanhã às 19:00')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await onEveryScreen(page);
    await expectAccessible(page);

    await page.clock.setSystemTime(new Date(begins.getTime() - 5_000));
    await page.reload();
    await expect(page.getByText('Começa hoje às 19:00')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^Faltam? \d s$/);
    await page.clock.runFor(6_000);
    await expect(page.locator('iframe')).toHaveCount(1);
  },
);

test(
  'a recording plays in the portal, and an external meeting is one click away',
  { tag: '@A2v-07' },
  async ({ actor }) => {
    const otto = await actor('otto', 'sabermais');
    const recording = await itemCalled(otto, lives, 'Gravação: cliente irritado, e agora?');
    await otto.open(`/liveplayer/${recording.idContentItem}`);
    await expect
      .poll(() => otto.page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.3);
    const meeting = await itemCalled(otto, lives, 'Encontro mensal de gerentes');
    await otto.open(`/liveplayer/${meeting.idContentItem}`);
    await expect(otto.page.getByRole('link', { name: 'Clique para entrar' })).toHaveAttribute(
      'href',
      meeting.contentLocation,
    );
  },
);
