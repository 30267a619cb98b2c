import type { EnginePlayer } from '../engine/load-engine.ts';

/** The player that was created or started last. Keys of the page control it; a page may have several players. */
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
