import type { EnginePlayer } from '../engine/load-engine.ts';
import { captionTracks } from './preferences.ts';

/** Access to a running player for parts of the page beside it, e.g. a transcript. */
export interface PlayerControls {
  /** Jumps to a position in seconds. A player that blocks seeking reverts the jump. */
  seek(seconds: number): void;
  /** Returns the current position in seconds. */
  now(): number;
  /** Returns the language of the shown caption track; undefined while captions are off. */
  captionLanguage(): string | undefined;
  /** Calls the listener some times a second during playback and after a jump. Returns a function that unsubscribes. */
  onTime(listener: () => void): () => void;
  /** Calls the listener when the shown caption track changes. Returns a function that unsubscribes. */
  onCaptions(listener: () => void): () => void;
}

export function controlsOf(player: EnginePlayer): PlayerControls {
  return {
    seek: (seconds) => void player.currentTime(seconds),
    now: () => player.currentTime() ?? 0,
    captionLanguage: () => captionTracks(player).find(({ mode }) => mode === 'showing')?.language,
    onTime: (listener) => {
      player.on(['timeupdate', 'seeked'], listener);
      return () => player.off(['timeupdate', 'seeked'], listener);
    },
    onCaptions: (listener) => {
      const tracks = player.textTracks();
      tracks.addEventListener('change', listener);
      return () => tracks.removeEventListener('change', listener);
    },
  };
}
