/** Start of a page that is not interactive yet. */
export interface PageStart {
  /** Id of the tab. */
  readonly tab: string;
  /** Last time at which the page's timers ran, in milliseconds since 1970. */
  readonly aliveAt: number;
  /** Ids of the releases whose code runs, or may run next. */
  readonly suspects: readonly string[];
}

/** Starts by the id of their page. A page removes its own once it is interactive, and when it is left. */
export type PageStarts = Readonly<Record<string, PageStart>>;

/** Time without a sign of life after which a starting page of another tab has hung, in milliseconds. */
const HUNG_AFTER_MS = 5_000;

/**
 * Returns the releases of pages that never came up, and the starts that go on. A tab that has another page now has
 * ended its earlier one, and a page that is left in time removes its start: what remains of this tab has hung.
 */
export function hungReleasesIn(
  starts: PageStarts,
  { tab, now }: { readonly tab: string; readonly now: number },
): { readonly hung: readonly string[]; readonly others: PageStarts } {
  const all = Object.entries(starts);
  const isHung = (start: PageStart): boolean => start.tab === tab || now - start.aliveAt > HUNG_AFTER_MS;
  return {
    hung: [...new Set(all.flatMap(([, start]) => (isHung(start) ? start.suspects : [])))],
    others: Object.fromEntries(all.filter(([, start]) => !isHung(start))),
  };
}
