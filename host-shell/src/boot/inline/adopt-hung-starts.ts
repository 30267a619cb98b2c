import { hungReleasesIn, storageKey, storedNames } from '@shared-kit/contracts/page-start';
import type { PageStarts } from '@shared-kit/contracts/page-start';

/** Time for which a release that hung a page is not tried again in this browser, in milliseconds. */
const HUNG_FOR_MS = 600_000;

type Until = Readonly<Record<string, number>>;

/**
 * Finds the pages of this browser that started and never became interactive, and blocks the releases that they were
 * running. This page then starts with the last known good ones, and reports the others once it is up.
 */
export function adoptHungStarts(basename: string, now: number): void {
  const { starts, hungReleases, unreportedHangs, brokenReleases, tab } = storedNames;
  const read = <T>(storage: Storage, name: string): T | null =>
    JSON.parse(storage.getItem(storageKey(basename, name)) ?? 'null') as T | null;
  const write = (storage: Storage, name: string, value: unknown): void =>
    storage.setItem(storageKey(basename, name), JSON.stringify(value));

  const found = hungReleasesIn(read<PageStarts>(localStorage, starts) ?? {}, {
    tab: read<string>(sessionStorage, tab) ?? '',
    now,
  });
  if (found.hung.length > 0) {
    const until = Object.fromEntries(found.hung.map((id) => [id, now + HUNG_FOR_MS]));
    write(localStorage, starts, found.others);
    write(localStorage, hungReleases, { ...read<Until>(localStorage, hungReleases), ...until });
    write(localStorage, unreportedHangs, [...(read<string[]>(localStorage, unreportedHangs) ?? []), ...found.hung]);
  }
  const hung = Object.entries(read<Until>(localStorage, hungReleases) ?? {}).filter(([, until]) => until > now);
  if (hung.length > 0)
    write(sessionStorage, brokenReleases, {
      ...read<Until>(sessionStorage, brokenReleases),
      ...Object.fromEntries(hung),
    });
}
