/** A longer length is a damaged or invented one: two days. */
const LONGEST = 172_800;
/** Seconds below which fractions matter, because a medium completes at 95% of its length. */
const SHORT = 10;

/**
 * Returns the length that is stored for a file whose tracks have these lengths: whole seconds, and for short files tenths
 * of a second. 0 means unknown.
 */
export function storedLength(tracks: readonly (number | undefined)[]): number {
  const known = tracks.filter((seconds) => seconds !== undefined && Number.isFinite(seconds) && seconds > 0);
  const length = Math.max(0, ...known.map(Number));
  if (length > LONGEST) return 0;
  return length < SHORT ? Math.floor(length * 10) / 10 : Math.round(length);
}
