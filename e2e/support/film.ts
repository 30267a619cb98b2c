import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** `HTMLMediaElement.HAVE_METADATA`. */
const HAVE_METADATA = 1;

/** Waits until a film moves. Before that the player may still give it the speed that the person has chosen, and let it begin by itself. */
export async function untilItPlays(film: Locator): Promise<void> {
  await expect.poll(() => film.evaluate((media: HTMLMediaElement) => media.currentTime)).toBeGreaterThan(0);
}

/** Plays from where it stands; at 16× a minute passes in four seconds. */
export async function playFast(film: Locator): Promise<void> {
  await expect.poll(() => film.evaluate((media: HTMLMediaElement) => media.readyState)).toBeGreaterThan(HAVE_METADATA);
  await film.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true;
    // With the first frame the player takes the speed that the person has chosen.
    await media.play();
    media.playbackRate = 16;
  });
}
