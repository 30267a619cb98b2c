const MOST = 4;

/**
 * Returns the number of highlighted posts at the top of a section: the number that its design sets, otherwise one
 * (decision 154).
 */
export function highlightCount(
  design: { readonly showEmphasis: boolean; readonly emphasisNumber: number } | undefined,
): number {
  if (!design?.showEmphasis) return 1;
  return Math.min(MOST, Math.max(1, design.emphasisNumber));
}
