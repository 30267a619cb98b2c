/** Preview images of a video in one file, row by row. */
export interface Preview {
  readonly url: string;
  /** Seconds between two images. */
  readonly interval: number;
  readonly columns: number;
  readonly rows: number;
}

/** Returns the position of the image for a second, in percent for `background-position`. */
export function frameAt({ interval, columns, rows }: Preview, seconds: number): { x: number; y: number } {
  const index = Math.min(columns * rows - 1, Math.max(0, Math.floor(seconds / interval)));
  const share = (at: number, of: number): number => (of === 1 ? 0 : (at / (of - 1)) * 100);
  return { x: share(index % columns, columns), y: share(Math.floor(index / columns), rows) };
}
