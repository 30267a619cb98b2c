import type { EnginePlayer } from '../engine/load-engine.ts';

interface Shown {
  title: string;
  poster?: string | null;
}

/** Shows what plays on the lock screen and answers its buttons and the headphones'. Returns how to stop. */
export function followMediaSession(player: EnginePlayer, { title, poster }: Shown): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  const session = navigator.mediaSession;
  const seekBy = (seconds: number) => player.currentTime(Math.max(0, (player.currentTime() ?? 0) + seconds));
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => void player.play(),
    pause: () => player.pause(),
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? 10)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? 10),
    seekto: ({ seekTime }) => seekTime !== undefined && player.currentTime(seekTime),
  };
  const begin = () => {
    session.metadata = new MediaMetadata({ title, artwork: poster ? [{ src: new URL(poster, location.href).href }] : [] });
    for (const [action, answer] of Object.entries(actions)) session.setActionHandler(action as MediaSessionAction, answer);
  };
  player.on('play', begin);
  return () => {
    session.metadata = null;
    for (const action of Object.keys(actions)) session.setActionHandler(action as MediaSessionAction, null);
  };
}
