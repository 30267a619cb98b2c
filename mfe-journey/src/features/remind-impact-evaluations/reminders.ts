const shownTo = new Set<number>();

/** B4.10-03: whoever opens the portal anew isn't stopped on their way; a page that is loaded once more is. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Who may be reminded: once for every reload; going from page to page does not count. */
export const reminders = {
  isDueFor: (idUser: number): boolean => isReload() && !shownTo.has(idUser),
  noteShown: (idUser: number): void => void shownTo.add(idUser),
  /** For tests: as after a reload. */
  forget: (): void => shownTo.clear(),
};
