import { saveProgress } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import type { Page } from '@playwright/test';
import { portalUrl } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';

/** Record of a tab before it was killed. */
export interface Watched {
  readonly idVisit: string;
  /** Position at which the person paused, as stored by the tab. Seconds. */
  readonly paused: number;
  /** Last position that the server acknowledged; undefined when it received none. */
  readonly acknowledged: number | undefined;
}

interface Saved {
  readonly idVisit: string;
  readonly seconds: number;
}

/** Counts the saves that a page has requested and that were answered. */
class Saves {
  readonly requested: Saved[] = [];
  readonly acknowledged: Saved[] = [];

  constructor(page: Page) {
    const isSave = (url: string): boolean => url.endsWith(`/api${saveProgress.path}`);
    page.on(
      'request',
      (request) => void (isSave(request.url()) && this.requested.push(request.postDataJSON() as Saved)),
    );
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

/** Opens an item in a new tab and plays it from the start, whatever position is saved, until the server has the first position. */
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

/** Seeks to a position and pauses; the page saves it at once. */
export async function pauseAt({ page, saves }: { page: Page; saves: Saves }, seconds: number): Promise<Saved> {
  const before = saves.requested.length;
  await page.locator('video').evaluate(async (video: HTMLVideoElement, to) => {
    video.currentTime = to;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    video.pause();
  }, seconds);
  await until(() => saves.requested.slice(before).some((save) => save.seconds >= seconds));
  const save = saves.requested.findLast((one) => one.seconds >= seconds);
  if (!save) throw new Error('the pause was not saved');
  return save;
}

/** Kills the tab as a browser without memory does: no page code runs. */
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

/** Returns a position within a video of about 45 s, a different one each time. */
export function placeOf(round: number): number {
  return 6 + ((round * 7) % 29);
}
