import type { EnginePlayer } from '../engine/load-engine.ts';
import { playerLabels } from './labels.ts';
import { captionTracks, speeds } from './preferences.ts';

const seekStep = 5;
const volumeStep = 0.1;

/** Announcement of an effect that is not visible; undefined when it is visible. */
type Said = string | undefined;
type Act = (player: EnginePlayer) => Said | void;

/** Keys that scroll or leave a page; they control the player only while the focus is in it. */
const pageKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);
/** Keys that a focused control handles itself. */
const controlKeys: ReadonlySet<string> = new Set([
  ' ',
  'Enter',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
]);

/**
 * Handles keys while the focus is in the player: space or k, arrows, j and l, 0 to 9, m, f, c, i, < and >. Returns the
 * announcement of the effect.
 */
export function onPlayerKey(player: EnginePlayer, event: KeyboardEvent): Said {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const isOnControl =
    event.target instanceof HTMLElement && event.target.matches('button, [role="slider"], [role^="menuitem"]');
  if (isOnControl && controlKeys.has(event.key)) return undefined;
  const act = actionOf(event.key);
  if (!act) return undefined;
  event.preventDefault();
  return act(player) ?? undefined;
}

/**
 * Elements that do not count as focused: the page, and targets of in-page navigation (its main part, the heading of a
 * step).
 */
const nowhere = 'html, body, main, h1, h2, h3';

/** Handles the same keys while no other element has the focus; keys that scroll the page keep their function. */
export function onPageKey(player: EnginePlayer, event: KeyboardEvent): Said {
  const isElsewhere = event.target instanceof Element && !event.target.matches(nowhere);
  return isElsewhere || pageKeys.has(event.key) ? undefined : onPlayerKey(player, event);
}

function actionOf(key: string): Act | undefined {
  if (/^\d$/.test(key)) return (player) => void player.currentTime(((player.duration() ?? 0) * Number(key)) / 10);
  return keyActions[key.length === 1 ? key.toLowerCase() : key];
}

const seekBy =
  (step: number): Act =>
  (player) => {
    player.currentTime(Math.min(player.duration() ?? 0, Math.max(0, (player.currentTime() ?? 0) + step)));
  };

const volumeBy =
  (step: number): Act =>
  (player) => {
    const volume = Math.min(1, Math.max(0, (player.volume() ?? 1) + step));
    player.volume(volume);
    player.muted(volume === 0);
    return playerLabels.volume(Math.round(volume * 100));
  };

const togglePlay: Act = (player) => {
  if (player.paused()) void player.play();
  else player.pause();
};

/** Returns the current speed from the element: the engine is notified by an event, too late for two quick presses. */
function speedNow(player: EnginePlayer): number {
  return player.el().querySelector<HTMLMediaElement>('video, audio')?.playbackRate ?? player.playbackRate() ?? 1;
}

/** Switches to the next lower or higher speed. */
const speedBy =
  (direction: -1 | 1): Act =>
  (player) => {
    const now = speedNow(player);
    const found = direction === 1 ? speeds.find((speed) => speed > now) : speeds.findLast((speed) => speed < now);
    if (found !== undefined) player.playbackRate(found);
    return playerLabels.speed(found ?? now);
  };

const toggleCaptions: Act = (player) => {
  const tracks = captionTracks(player);
  const [first] = tracks;
  if (!first) return playerLabels.noCaptions;
  const isShown = tracks.some(({ mode }) => mode === 'showing');
  for (const track of tracks) track.mode = 'disabled';
  if (!isShown) first.mode = 'showing';
  return isShown ? playerLabels.captionsOff : playerLabels.captionsOn;
};

const toggleMute: Act = (player) => {
  player.muted(!player.muted());
  return player.muted() ? playerLabels.muted : playerLabels.unmuted;
};

/** Toggles picture-in-picture. Changes nothing when the browser refuses. */
const togglePictureInPicture: Act = (player) => {
  const change: Promise<unknown> = player.isInPictureInPicture()
    ? player.exitPictureInPicture()
    : player.requestPictureInPicture();
  change.catch(() => undefined);
};

const keyActions: Readonly<Record<string, Act>> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowLeft: seekBy(-seekStep),
  ArrowRight: seekBy(seekStep),
  j: seekBy(-2 * seekStep),
  l: seekBy(2 * seekStep),
  ArrowUp: volumeBy(volumeStep),
  ArrowDown: volumeBy(-volumeStep),
  Home: (player) => void player.currentTime(0),
  End: (player) => void player.currentTime(player.duration() ?? 0),
  m: toggleMute,
  f: (player) => void (player.isFullscreen() ? player.exitFullscreen() : player.requestFullscreen()),
  c: toggleCaptions,
  i: togglePictureInPicture,
  '<': speedBy(-1),
  '>': speedBy(1),
};
