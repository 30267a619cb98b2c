import { saveProgress } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import type { Page } from '@playwright/test';
import { portalUrl } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

/** What a tab did before it was taken away. */
export interface Watched {
  readonly idVisit: string;
  /** Where the person paused, as the tab wrote it down. Seconds. */
  readonly paused: number;
  /** The last position that the server acknowledged; undefined where it had no chance to. */
  readonly acknowledged: number | undefined;
}

interface Saved {
  readonly idVisit: string;
  readonly seconds: number;
}

/** Saves of a page: those that it has asked for, and those that were answered. */
class Saves {
  readonly asked: Saved[] = [];
  readonly acknowledged: Saved[] = [];

  constructor(page: Page) {
    const isSave = (url: string): boolean => url.endsWith(`/api${saveProgress.path}`);
    page.on('request', (request) => void (isSave(request.url()) && this.asked.push(request.postDataJSON() as Saved)));
    page.on(
      'response',
      (response) =>
        void (
          isSave(response.url()) &&
          response.ok() &&
          this.acknowledged.push(response.request().postDataJSON() as Saved)
        ),
    );
  }
}

/** Opens an item in a tab of its own and lets it play from the start, whatever was kept of it, until the server has had its first position. */
export async function beginWatching({ page: first }: Actor, item: ContentItem): Promise<{ page: Page; saves: Saves }> {
  const page = await first.context().newPage();
  const saves = new Saves(page);
  await page.goto(portalUrl('sabermais', `/content/${item.idContentItem}?idSection=${item.idSection}`));
  const video = page.locator('video');
  const again = page.getByRole('button', { name: 'Assistir desde o início?' });
  await video.or(again).first().waitFor();
  if (await again.isVisible()) await again.click();
  await until(() => saves.acknowledged.length > 0);
  return { page, saves };
}

/** Jumps there and pauses; the page saves that at once. */
export async function pauseAt({ page, saves }: { page: Page; saves: Saves }, seconds: number): Promise<Saved> {
  const before = saves.asked.length;
  await page.locator('video').evaluate(async (video: HTMLVideoElement, to) => {
    video.currentTime = to;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    video.pause();
  }, seconds);
  await until(() => saves.asked.slice(before).some((save) => save.seconds >= seconds));
  const save = saves.asked.findLast((one) => one.seconds >= seconds);
  if (!save) throw new Error('the pause was not saved');
  return save;
}

/** As a browser that runs out of memory does it: the page has no say. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

export async function until(isSo: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Somewhere in the middle of a film of some 45 s, another place each time. */
export function placeOf(round: number): number {
  return 6 + ((round * 7) % 29);
}
