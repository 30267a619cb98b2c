/** Small pictures of a video in one file, row by row. */
export interface Preview {
  readonly url: string;
  /** Seconds between two of them. */
  readonly interval: number;
  readonly columns: number;
  readonly rows: number;
}

/** Where the picture for this second stands in the file, in percent as `background-position` has it. */
export function frameAt({ interval, columns, rows }: Preview, seconds: number): { x: number; y: number } {
  const index = Math.min(columns * rows - 1, Math.max(0, Math.floor(seconds / interval)));
  const share = (at: number, of: number): number => (of === 1 ? 0 : (at / (of - 1)) * 100);
  return { x: share(index % columns, columns), y: share(Math.floor(index / columns), rows) };
}
