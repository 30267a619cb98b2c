import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** `HTMLMediaElement.HAVE_METADATA`. */
const HAVE_METADATA = 1;

/** Waits until a video plays. Before that the player may still restore the speed and start automatically. */
export async function untilItPlays(film: Locator): Promise<void> {
  await expect.poll(() => film.evaluate((media: HTMLMediaElement) => media.currentTime)).toBeGreaterThan(0);
}

/** Plays from the current position; at 16× a minute takes four seconds. */
export async function playFast(film: Locator): Promise<void> {
  await expect.poll(() => film.evaluate((media: HTMLMediaElement) => media.readyState)).toBeGreaterThan(HAVE_METADATA);
  await film.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true;
    // The player restores the chosen speed with the first frame.
    await media.play();
    media.playbackRate = 16;
  });
}
