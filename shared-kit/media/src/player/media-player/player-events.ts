/** Playback progress; times in seconds. */
export interface MediaProgress {
  /** Current position. */
  seconds: number;
  /** Whole percent of the duration, 0 to 100. */
  percent: number;
  /** Furthest played position. */
  furthest: number;
  /** Total length; 0 until it is known. */
  duration: number;
}

export interface PlayerHandlers {
  /** Called at most once a second during playback, and after every jump. */
  onProgress?: (progress: MediaProgress) => void;
  onPlay?: () => void;
  onPause?: (progress: MediaProgress) => void;
  onEnded?: (progress: MediaProgress) => void;
  /** Called with the engine's message, for the log; the user already sees an error state. */
  onError?: (message: string) => void;
}

export function mediaProgress(seconds: number, duration: number, furthest: number): MediaProgress {
  const known = Number.isFinite(duration) && duration > 0 ? duration : 0;
  return {
    seconds,
    furthest,
    duration: known,
    percent: known ? Math.min(100, Math.floor((seconds / known) * 100)) : 0,
  };
}
