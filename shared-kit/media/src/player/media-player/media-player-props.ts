import type { PlayerControls } from './player-controls.ts';
import type { PlayerHandlers } from './player-events.ts';
import type { Preview } from './preview.rules.ts';

/** Caption track of a media file. */
export interface Captions {
  /** Address of a WebVTT file on the portal's origin. */
  src: string;
  /** Language tag, e.g. 'pt-BR'. */
  language: string;
  label: string;
  isDefault?: boolean;
}

/** Props of `MediaPlayer`. */
export interface MediaPlayerProps extends PlayerHandlers {
  kind: 'video' | 'audio';
  /** Address of the file or of an HLS playlist. */
  source: string;
  title: string;
  poster?: string | null;
  captions?: readonly Captions[];
  /** Preview images for the seek bar, all in one file. */
  preview?: Preview | undefined;
  /** Start position in seconds; everything before it counts as played. */
  startAt?: number;
  /** Reverts jumps beyond the furthest played point (B4.3-23). */
  isSeekingBlocked?: boolean;
  /** Starts playback automatically when the browser allows it, e.g. after the resume prompt. */
  autoPlay?: boolean;
  /** Shows an audio player as a bar, e.g. beside a list. */
  isCompact?: boolean;
  /**
   * Called before a retry, because the link may have expired. The retry waits for the promise and uses the new
   * `source`.
   */
  onRetry?: () => Promise<unknown>;
  /** Called with the access to the player once it exists, and with null when it is gone. */
  onControls?: (controls: PlayerControls | null) => void;
}
