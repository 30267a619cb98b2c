import type { EnginePlayer } from '../engine/load-engine.ts';

const seekStep = 5;
const volumeStep = 0.1;

/** Keys while focus is in the player: space or k, arrows, j and l, m, f, c. Keys that a focused control understands stay its own. */
export function onPlayerKey(player: EnginePlayer, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isOnButton = event.target instanceof HTMLElement && event.target.matches('button, [role="slider"], [role^="menuitem"]');
  if (isOnButton && [' ', 'Enter', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
  const act = keyActions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act(player);
}

const seekBy = (step: number) => (player: EnginePlayer) => {
  player.currentTime(Math.min(player.duration() ?? 0, Math.max(0, (player.currentTime() ?? 0) + step)));
};

const volumeBy = (step: number) => (player: EnginePlayer) => {
  player.volume(Math.min(1, Math.max(0, (player.volume() ?? 1) + step)));
};

const togglePlay = (player: EnginePlayer) => {
  if (player.paused()) void player.play();
  else player.pause();
};

const keyActions: Record<string, (player: EnginePlayer) => void> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowLeft: seekBy(-seekStep),
  ArrowRight: seekBy(seekStep),
  j: seekBy(-2 * seekStep),
  l: seekBy(2 * seekStep),
  ArrowUp: volumeBy(volumeStep),
  ArrowDown: volumeBy(-volumeStep),
  m: (player) => void player.muted(!player.muted()),
  f: (player) => void (player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen()),
  c: toggleCaptions,
};

function toggleCaptions(player: EnginePlayer): void {
  // The engine's list is array-like, of the browser's own TextTracks.
  const tracks = Array.from(player.textTracks() as unknown as ArrayLike<TextTrack>).filter((track) => track.kind === 'captions');
  const isShown = tracks.some((track) => track.mode === 'showing');
  const first = tracks[0];
  for (const track of tracks) track.mode = 'disabled';
  if (!isShown && first) first.mode = 'showing';
}
