import { storageKey } from '@shared-kit/contracts/page-start';
import type { PageStart, PageStarts } from '@shared-kit/contracts/page-start';
import type { Viewer } from './preload-page.ts';

/** Reads a stored value by its name; null when it is missing or no JSON. */
export type StoredReader = (name: string) => unknown;

type Fields = Readonly<Record<string, unknown>>;

/** Override of a remote for this tab. */
export interface StoredOverride {
  readonly remote: string;
  readonly origin: string;
  readonly expiresAt: string;
}

/**
 * Guards for the values that the inlined scripts read from the browser's storage, where other builds and people write
 * too. They are written by hand, because every page contains them. The code that loads later parses with its schemas.
 */
export function readerOf(storage: Storage, basename: string): StoredReader {
  return (name) => {
    try {
      return JSON.parse(storage.getItem(storageKey(basename, name)) ?? 'null') as unknown;
    } catch {
      return null;
    }
  };
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the texts of a stored list. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Returns the entries of a stored record that pass the guard. */
function entriesOf<T>(value: unknown, guard: (entry: unknown) => entry is T): Readonly<Record<string, T>> {
  const entries = Object.entries(fieldsOf(value));
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => guard(entry[1])));
}

/** Returns times by release id, in milliseconds since 1970. */
export const timesOf = (value: unknown): Readonly<Record<string, number>> => entriesOf(value, isNumber);

/** Returns the starts of pages. */
export const startsOf = (value: unknown): PageStarts => entriesOf(value, isStart);

function isStart(value: unknown): value is PageStart {
  const { tab, aliveAt, suspects } = fieldsOf(value);
  return isText(tab) && isNumber(aliveAt) && Array.isArray(suspects) && suspects.every(isText);
}

/** Returns the texts and numbers of the stored session's viewer. */
export function viewerOf(session: unknown): Viewer {
  const isParameter = (value: unknown): value is string | number => isText(value) || isNumber(value);
  return entriesOf(fieldsOf(session)['viewer'], isParameter);
}

/** Returns the stored override; undefined when there is none. */
export function overrideOf(value: unknown): StoredOverride | undefined {
  const { remote, origin, expiresAt } = fieldsOf(value);
  return isText(remote) && isText(origin) && isText(expiresAt) ? { remote, origin, expiresAt } : undefined;
}
