import * as z from 'zod/mini';
import { readStored, writeStored } from '@shared-kit/runtime/session';
import type { EnginePlayer } from '../engine/load-engine.ts';

/** Playback speeds that a user can choose. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Playback preferences of a user, stored on the device. */
interface Preferences {
  readonly speed: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly hasCaptions: boolean;
}

const storedAs = 'player';
const usual: Preferences = { speed: 1, volume: 1, isMuted: false, hasCaptions: false };

/** A damaged preference gets its default; the others stay. */
const orElse = z.catch;
const storedSchema = z.object({
  speed: orElse(z.number().check(z.refine((speed) => speeds.some((each) => each === speed))), usual.speed),
  volume: orElse(z.number().check(z.minimum(0), z.maximum(1)), usual.volume),
  isMuted: orElse(z.boolean(), usual.isMuted),
  hasCaptions: orElse(z.boolean(), usual.hasCaptions),
});

function preferences(): Preferences {
  return readStored(storedAs, storedSchema) ?? usual;
}

/** Returns the caption tracks of the current media. */
export function captionTracks(player: EnginePlayer): TextTrack[] {
  // The engine's list is array-like and contains the browser's own TextTracks.
  return Array.from(player.textTracks() as unknown as ArrayLike<TextTrack>).filter(({ kind }) => kind === 'captions');
}

/** Applies the stored preferences to the player and saves later changes. */
export function rememberPreferences(player: EnginePlayer): void {
  const { speed, volume, isMuted, hasCaptions } = preferences();
  player.volume(volume);
  player.muted(isMuted);
  const save = (change: Partial<Preferences>): void => writeStored(storedAs, { ...preferences(), ...change });
  player.one('loadedmetadata', () => {
    player.playbackRate(speed);
    const [first] = captionTracks(player);
    if (hasCaptions && first) first.mode = 'showing';
    player.on('ratechange', () => save({ speed: player.playbackRate() ?? usual.speed }));
    player.on('volumechange', () =>
      save({ volume: player.volume() ?? usual.volume, isMuted: player.muted() ?? false }),
    );
    player.textTracks().addEventListener('change', () => {
      const tracks = captionTracks(player);
      if (tracks.length > 0) save({ hasCaptions: tracks.some(({ mode }) => mode === 'showing') });
    });
  });
}
