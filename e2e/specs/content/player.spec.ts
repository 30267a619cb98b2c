import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideScroll, test } from '../../support/test.ts';
import { itemCalled } from './reader.ts';

const lessons = 'Aulas em sequência';
const lesson = 'Aula 1: três tempos da vitrine';

interface PlayerState {
  readonly time: number;
  readonly paused: boolean;
  readonly rate: number;
  readonly muted: boolean;
  readonly captions: boolean;
}

const video = (page: Page) => page.locator('video');
const playerState = (page: Page): Promise<PlayerState> =>
  video(page).evaluate((media: HTMLVideoElement) => ({
    time: media.currentTime,
    paused: media.paused,
    rate: media.playbackRate,
    muted: media.muted,
    // The engine renders captions itself.
    captions: (document.querySelector('.vjs-text-track-display')?.textContent ?? '') !== '',
  }));

async function openLesson(actor: Parameters<Parameters<typeof test>[2]>[0]['actor'], person: string) {
  const someone = await actor(person, 'sabermais');
  const item = await itemCalled(someone, lessons, lesson);
  await someone.open(`/content/${item.idContentItem}?idSection=${item.idSection}`);
  const { page } = someone;
  const again = page.getByRole('button', { name: 'Assistir desde o início?' });
  await expect(video(page).or(again).first()).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect.poll(async () => (await playerState(page)).time).toBeGreaterThan(0.2);
  return someone;
}

test('the keyboard plays, seeks, mutes, changes speed and shows captions, unless another control needs the key', async ({
  actor,
}) => {
  const { page } = await openLesson(actor, 'lia');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await playerState(page)).paused).toBe(true);
  await page.keyboard.press('2');
  await expect.poll(async () => (await playerState(page)).time).toBeGreaterThan(10);
  const { time } = await playerState(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await playerState(page)).time).toBeCloseTo(time + 5, 0);
  await page.keyboard.press('j');
  await expect.poll(async () => (await playerState(page)).time).toBeCloseTo(time - 5, 0);
  await page.keyboard.press('m');
  expect((await playerState(page)).muted).toBe(true);
  await expect(page.getByText('Sem som')).toBeVisible();
  await page.keyboard.press('>');
  await expect(page.getByText('Velocidade 1,25×')).toBeVisible();
  expect((await playerState(page)).rate).toBe(1.25);
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  expect((await playerState(page)).rate).toBe(0.75);
  await page.keyboard.press('c');
  await expect.poll(async () => (await playerState(page)).captions).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await expectAccessible(page);
});

test('speed, volume and captions persist', async ({ actor }) => {
  const { page } = await openLesson(actor, 'otto');
  for (const key of ['>', '>', 'm', 'c']) await page.keyboard.press(key);
  await expect.poll(() => playerState(page)).toMatchObject({ rate: 1.5, muted: true, captions: true });
  await page.reload();
  await page.getByRole('button', { name: 'Assistir desde o início?' }).or(video(page)).first().waitFor();
  const again = page.getByRole('button', { name: 'Assistir desde o início?' });
  if (await again.isVisible()) await again.click();
  await expect.poll(() => playerState(page)).toMatchObject({ rate: 1.5, muted: true, captions: true });
});

test('the seek bar previews the picture at the pointer', async ({ actor }) => {
  const { page } = await openLesson(actor, 'rita');
  await video(page).hover();
  const bar = page.getByRole('slider', { name: 'Barra de progresso' });
  const box = await bar.boundingBox();
  if (!box) throw new Error('the seek bar has no place');
  const preview = page.locator('[class*="preview"]');
  await expect(preview).toBeHidden();
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2);
  await expect(preview).toBeVisible();
  const atHalf = await preview.evaluate((element) => (element as HTMLElement).style.backgroundPosition);
  await page.mouse.move(box.x + box.width * 0.95, box.y + box.height / 2);
  await expect
    .poll(() => preview.evaluate((element) => (element as HTMLElement).style.backgroundPosition))
    .not.toBe(atHalf);
});

test('the media session reports title and position to the lock screen', async ({ actor }) => {
  const { page } = await openLesson(actor, 'katia');
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(lesson);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src)).toMatch(/\/media\//);
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
});

test(
  'an interrupted video can be retried and resumes at its position',
  { tag: '@A8-15' },
  async ({ actor, faults }) => {
    faults.expect(/ERR_FAILED|404/);
    const someone = await actor('katia', 'sabermais');
    const { page } = someone;
    const item = await itemCalled(someone, lessons, 'Aula 3: o item a mais');
    const [path] = item.contentLocation.split('?');
    await page.context().route(
      (url) => url.pathname === path,
      (route) => route.abort(),
    );
    await someone.open(`/content/${item.idContentItem}`);
    await expect(page.getByText('Erro ao carregar conteúdo')).toBeVisible();
    await page.context().unrouteAll();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.poll(async () => (await playerState(page)).time).toBeGreaterThan(0.2);
  },
);

test(
  'up to 800 px the video spans the screen, and above that it is inside the page',
  { tag: '@A9-07' },
  async ({ actor }) => {
    const { page } = await openLesson(actor, 'lia');
    const edges = async () => {
      const box = await video(page).boundingBox();
      return box && [Math.round(box.x), Math.round(box.x + box.width)];
    };
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(edges).toEqual([0, 800]);
    await expectNoSideScroll(page);
    await page.setViewportSize({ width: 801, height: 900 });
    await expect.poll(async () => (await edges())?.[0]).toBeGreaterThanOrEqual(16);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(edges).toEqual([0, 390]);
    await expectNoSideScroll(page);
  },
);
