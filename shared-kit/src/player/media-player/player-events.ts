export interface MediaProgress {
  /** Where playback stands. */
  seconds: number;
  /** 0 to 100, whole; of the duration. */
  percent: number;
  /** The furthest point played. */
  furthest: number;
  /** Of the whole; 0 until it is known. */
  duration: number;
}

export interface PlayerHandlers {
  /** At most once a second while it plays, and after every jump. */
  onProgress?: (progress: MediaProgress) => void;
  onPlay?: () => void;
  onPause?: (progress: MediaProgress) => void;
  onEnded?: (progress: MediaProgress) => void;
  /** The engine's message, for the log; the person already sees what to do. */
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
