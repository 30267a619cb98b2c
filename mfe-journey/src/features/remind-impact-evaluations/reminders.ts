const shownTo = new Set<number>();

/** Returns whether the page was reloaded; a fresh visit is not interrupted (B4.10-03). */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Allows one reminder per reload; navigation inside the portal does not count. */
export const reminders = {
  isDueFor: (idUser: number): boolean => isReload() && !shownTo.has(idUser),
  noteShown: (idUser: number): void => void shownTo.add(idUser),
  /** Resets the state as after a reload. For tests only. */
  forget: (): void => shownTo.clear(),
};
