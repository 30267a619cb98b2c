import type { EnginePlayer } from '../engine/load-engine.ts';

interface Shown {
  title: string;
  poster?: string | null;
  isSeekingBlocked?: boolean;
}

/**
 * Shows the playing media on the lock screen and handles its buttons and those of headphones. Returns a function that
 * stops it.
 */
export function followMediaSession(
  player: EnginePlayer,
  { title, poster, isSeekingBlocked = false }: Shown,
): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const seekBy = (seconds: number) => player.currentTime(Math.max(0, (player.currentTime() ?? 0) + seconds));
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void player.play(),
    pause: () => player.pause(),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? 10)),
    ...(isSeekingBlocked
      ? {}
      : {
          seekforward: ({ seekOffset }) => seekBy(seekOffset ?? 10),
          seekto: ({ seekTime }) => seekTime !== undefined && player.currentTime(seekTime),
        }),
  };
  const begin = () => {
    session.metadata = new MediaMetadata({
      title,
      artwork: poster ? [{ src: new URL(poster, location.href).href }] : [],
    });
    for (const [action, answer] of Object.entries(actions))
      session.setActionHandler(action as MediaSessionAction, answer);
    session.playbackState = 'playing';
  };
  const setPosition = () => {
    const duration = player.duration() ?? 0;
    if (!Number.isFinite(duration) || duration <= 0) return;
    session.setPositionState({
      duration,
      position: Math.min(duration, player.currentTime() ?? 0),
      playbackRate: player.playbackRate() ?? 1,
    });
  };
  player.on('play', begin);
  player.on('pause', () => {
    session.playbackState = 'paused';
  });
  player.on(['play', 'pause', 'seeked', 'ratechange', 'durationchange'], setPosition);
  return () => {
    session.metadata = null;
    session.playbackState = 'none';
    for (const action of Object.keys(actions)) session.setActionHandler(action as MediaSessionAction, null);
  };
}
