import { findContent } from '@shared-kit/contracts/content';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { itemCalled } from './reader.ts';
import { channel, entries, film, listOf } from './playlists.ts';

/** Lets the framed video play from its current position. */
async function playFrom(page: Page, seconds: number): Promise<void> {
  await film(page).evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to < 0 ? video.duration + to : to;
    return video.play();
  }, seconds);
}

test(
  'a YouTube playlist plays beside its list, and above it below 900 px',
  { tag: ['@A2v-08', '@A9-09'] },
  async ({ actor }) => {
    const gisele = await actor('gisele', 'sabermais');
    const { page } = gisele;
    const item = await itemCalled(gisele, channel, 'Vitrine em foco');
    await gisele.open(`/content/${item.idContentItem}?idSection=${item.idSection}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Vitrine em foco' })).toBeVisible();
    await expect(entries(page)).toHaveCount(3);
    await expect(entries(page).first()).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
    const boxes = async () =>
      [
        await page.locator('[data-stage="playlist"] iframe').boundingBox(),
        await entries(page).first().boundingBox(),
      ] as const;
    const [stage, first] = await boxes();
    expect(first?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0));
    await page.setViewportSize({ width: 899, height: 900 });
    await expect
      .poll(async () => {
        const [above, below] = await boxes();
        return (below?.y ?? 0) > (above?.y ?? 0) + (above?.height ?? 0);
      })
      .toBe(true);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect
      .poll(async () => {
        const [left, right] = await boxes();
        return (right?.x ?? 0) > (left?.x ?? 0) + (left?.width ?? 0);
      })
      .toBe(true);
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

test('the framed player has its own origin and no portal data', { tag: '@A2v-08' }, async ({ actor, portal }) => {
  const katia = await actor('katia', 'sabermais');
  const item = await itemCalled(katia, channel, 'Vitrine em foco');
  await katia.open(`/content/${item.idContentItem}`);
  const iframe = katia.page.locator('[data-stage="playlist"] iframe');
  await expect(iframe).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(iframe).not.toHaveAttribute('sandbox', /allow-top-navigation/);
  expect(new URL((await iframe.getAttribute('src')) ?? '').origin).not.toBe(portal.origin);
});

test(
  'a video that ends is marked as seen, and the next one starts after a countdown that can be cancelled',
  { tag: '@A2v-08' },
  async ({ actor }) => {
    const fabio = await actor('fabio', 'sabermais');
    const { page } = fabio;
    const item = await itemCalled(fabio, channel, 'Conversa de balcão');
    await page.clock.install();
    await fabio.open(`/content/${item.idContentItem}?idSection=${item.idSection}`);
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    await page.clock.runFor(1_000);
    await playFrom(page, -0.5);
    const upNext = page.getByRole('region', { name: 'A seguir' });
    await expect(upNext).toContainText('Cliente irritado não é inimigo');
    await expect(entries(page).nth(0)).toContainText('Concluído');
    await upNext.getByRole('button', { name: 'Cancelar' }).click();
    await expect(upNext).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(entries(page).nth(0)).toHaveAttribute('aria-current', 'true');

    await playFrom(page, -0.5);
    await expect(upNext).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(entries(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(async () => (await listOf(fabio, item)).videos[0]?.completed).toBe('COMPLETED');
    expect(
      (await fabio.api.call(findContent, { params: { id: item.idContentItem } })).content[0]?.progress,
    ).toBeGreaterThan(20);
  },
);

test(
  'saves progress for each video, and asks where to start a video with a saved position',
  { tag: ['@A4m-01', '@A7c-20'] },
  async ({ actor }) => {
    const eva = await actor('eva', 'sabermais');
    const { page } = eva;
    const item = await itemCalled(eva, channel, 'Vitrine em foco');
    await eva.open(`/content/${item.idContentItem}?idSection=${item.idSection}`);
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
    await playFrom(page, 20);
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(20.5);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await expect.poll(async () => (await listOf(eva, item)).videos[0]?.lastPosition).toBeGreaterThan(20);
    await expect
      .poll(async () => (await eva.api.call(findContent, { params: { id: item.idContentItem } })).content[0]?.duration)
      .toBe(136);

    await entries(page).nth(1).click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    await expect(entries(page).nth(0).getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^(3[6-9]|4\d)$/);
    await entries(page).nth(0).click();
    await expect(page.getByText(/^Você parou em 0:2\d$/)).toBeVisible();
    await page.getByRole('button', { name: 'Continuar de onde parou?' }).click();
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(20);
  },
);

test('arrow keys move through the list, and Enter selects a video', async ({ actor }) => {
  const lia = await actor('lia', 'sabermais');
  const { page } = lia;
  const item = await itemCalled(lia, channel, 'Conversa de balcão');
  await lia.open(`/content/${item.idContentItem}`);
  await entries(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(entries(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(entries(page).nth(3)).toBeFocused();
});

test(
  'an open framed player ends its visit after five idle minutes',
  { tag: ['@A4m-06', '@A4m-08'] },
  async ({ actor }) => {
    const diego = await actor('diego', 'sabermais');
    const { page } = diego;
    const item = await itemCalled(diego, channel, 'Conversa de balcão');
    await page.clock.install();
    const sent: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/tracking/record') && sent.push(request.postData() ?? '')),
    );
    await diego.open(`/content/${item.idContentItem}`);
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    await page.clock.runFor(280_000);
    expect(sent).toHaveLength(0);
    await page.clock.runFor(40_000);
    await expect.poll(() => sent.length).toBe(1);
  },
);
