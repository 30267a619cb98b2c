/** What is on stable, and what was before it and was not taken back, newest first. */
export interface StableHistory {
  readonly version: string;
  readonly earlier: readonly string[];
}

/** Enough to go back weeks; the moves keep everything. */
const keptVersions = 20;

export function promoted(before: StableHistory | null, version: string): StableHistory {
  const passed = before ? [before.version, ...before.earlier] : [];
  return { version, earlier: passed.filter((other) => other !== version).slice(0, keptVersions) };
}

/** Back to a version that was on stable; what came after it is forgotten. Null when it never was. */
export function rolledBack({ earlier }: StableHistory, to: string): StableHistory | null {
  const index = earlier.indexOf(to);
  return index < 0 ? null : { version: to, earlier: earlier.slice(index + 1) };
}
