import { hungReleasesIn, storageKey, storedNames } from '@shared-kit/contracts/page-start';
import { readerOf, startsOf, textsOf, timesOf } from './stored-values.ts';

/** Time for which a release that hung a page is not tried again in this browser, in milliseconds. */
const HUNG_FOR_MS = 600_000;

/**
 * Finds the pages of this browser that started and never became interactive, and blocks the releases that they were
 * running. This page then starts with the last known good ones, and reports the others once it is up.
 */
export function adoptHungStarts(basename: string, now: number): void {
  const { starts, hungReleases, unreportedHangs, brokenReleases, tab } = storedNames;
  const stored = readerOf(localStorage, basename);
  const storedInTab = readerOf(sessionStorage, basename);
  const write = (storage: Storage, name: string, value: unknown): void =>
    storage.setItem(storageKey(basename, name), JSON.stringify(value));

  const found = hungReleasesIn(startsOf(stored(starts)), {
    tab: String(storedInTab(tab) ?? ''),
    now,
  });
  if (found.hung.length > 0) {
    const until = Object.fromEntries(found.hung.map((id) => [id, now + HUNG_FOR_MS]));
    write(localStorage, starts, found.others);
    write(localStorage, hungReleases, { ...timesOf(stored(hungReleases)), ...until });
    write(localStorage, unreportedHangs, [...textsOf(stored(unreportedHangs)), ...found.hung]);
  }
  const hung = Object.entries(timesOf(stored(hungReleases))).filter(([, until]) => until > now);
  if (hung.length > 0)
    write(sessionStorage, brokenReleases, {
      ...timesOf(storedInTab(brokenReleases)),
      ...Object.fromEntries(hung),
    });
}
