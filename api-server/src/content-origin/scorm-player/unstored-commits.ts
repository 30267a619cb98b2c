import { isCommit } from './lesson-messages.ts';
import type { LessonCommit } from './lesson-messages.ts';

const prefix = 'azulejo.lesson/';

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Newest commit of the visit that the player has not confirmed, in the storage of the visit's own origin. It is written
 * before the lesson's commit call returns. Only this lesson's own data is there.
 */
export function unstoredCommits(store: KeyValueStore | null, idVisit: number) {
  const key = `${prefix}${idVisit}`;
  return {
    put(commit: LessonCommit): void {
      try {
        store?.setItem(key, JSON.stringify(commit));
      } catch {
        // Without storage the commit lasts while the page is open.
      }
    },
    remove(sequence: number): void {
      const stored = parsed(store?.getItem(key) ?? null);
      if (stored && stored.sequence <= sequence) store?.removeItem(key);
    },
  };
}

/** Returns the commits that are left on this origin. */
export function leftOver(store: KeyValueStore | null): LessonCommit[] {
  return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => parsed(store?.getItem(key) ?? null) ?? []);
}

function parsed(text: string | null): LessonCommit | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isCommit(value) ? value : null;
  } catch {
    return null;
  }
}
