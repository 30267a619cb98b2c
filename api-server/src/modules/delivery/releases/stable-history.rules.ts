/** The version on stable, and the versions before it that were not rolled back, newest first. */
export interface StableHistory {
  readonly version: string;
  readonly earlier: readonly string[];
}

/** Enough versions to go back weeks; the moves table has the full history. */
const listedVersions = 20;

export function promoted(before: StableHistory | null, version: string): StableHistory {
  const passed = before ? [before.version, ...before.earlier] : [];
  return { version, earlier: passed.filter((other) => other !== version).slice(0, listedVersions) };
}

/**
 * Goes back to a version that was on stable and removes the versions after it. Returns null when it never was on
 * stable.
 */
export function rolledBack({ earlier }: StableHistory, to: string): StableHistory | null {
  const index = earlier.indexOf(to);
  return index < 0 ? null : { version: to, earlier: earlier.slice(index + 1) };
}
