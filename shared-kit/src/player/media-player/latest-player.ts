import type { EnginePlayer } from '../engine/load-engine.ts';

/** Keys of the page mean the player that was begun last; a page may have several. */
let latest: EnginePlayer | undefined;

export function noteLatest(player: EnginePlayer): void {
  latest = player;
  player.on('play', () => {
    latest = player;
  });
}

export function isLatest(player: EnginePlayer): boolean {
  return latest === player;
}
