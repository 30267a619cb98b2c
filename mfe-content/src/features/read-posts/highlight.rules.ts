const MOST = 4;

/** How many of a section's first posts stand out: as many as its design says, one where it says nothing (decision 154). */
export function highlightCount(
  design: { readonly showEmphasis: boolean; readonly emphasisNumber: number } | undefined,
): number {
  if (!design?.showEmphasis) return 1;
  return Math.min(MOST, Math.max(1, design.emphasisNumber));
}
