/**
 * All data that a lesson had set at one moment of a visit. Each commit is complete, so only the newest of a visit
 * must arrive.
 */
export interface PendingCommit {
  readonly idScoEnrollment: number;
  readonly idVisit: number;
  readonly token: string;
  readonly commitUrl: string;
  readonly sequence: number;
  readonly cmi: Readonly<Record<string, string>>;
  readonly sessionTime: number;
  readonly terminated: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'azulejo.scorm/';
/** Milliseconds after which an undelivered commit or an open visit is discarded, because its visit is over. */
export const pendingFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores the commits that the server has not confirmed in the browser's storage. They are written before the lesson's
 * commit call returns, and removed once confirmed. Without a browser storage they last while the page is open.
 */
export function pendingCommits(store: KeyValueStore | null) {
  const memory = new Map<string, string>();
  const keyOf = (commit: Pick<PendingCommit, 'idScoEnrollment' | 'idVisit'>) =>
    `${prefix}${commit.idScoEnrollment}/${commit.idVisit}`;
  const read = (key: string) => memory.get(key) ?? store?.getItem(key) ?? null;

  return {
    put(commit: PendingCommit): void {
      const text = JSON.stringify(commit);
      try {
        if (!store) throw new Error('no store');
        store.setItem(keyOf(commit), text);
        memory.delete(keyOf(commit));
      } catch {
        memory.set(keyOf(commit), text);
      }
    },

    /** Removes a confirmed commit. A newer one of the same visit stays. */
    remove(commit: PendingCommit): void {
      const stored = parsed(read(keyOf(commit)));
      if (stored && stored.sequence > commit.sequence) return;
      memory.delete(keyOf(commit));
      store?.removeItem(keyOf(commit));
    },

    /** Returns the commits of all visits in this browser; removes those that are too old or unreadable. */
    all(now: number): PendingCommit[] {
      const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
      return [...new Set([...keys, ...memory.keys()])].flatMap((key) => {
        const commit = parsed(read(key));
        if (commit && now - commit.at < pendingFor) return [commit];
        store?.removeItem(key);
        return [];
      });
    },
  };
}

export type PendingCommits = ReturnType<typeof pendingCommits>;

function parsed(text: string | null): PendingCommit | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isCommit(value) ? value : null;
  } catch {
    return null;
  }
}

/** Validates a stored value. A package shares this origin, so the store may contain anything. */
function isCommit(value: unknown): value is PendingCommit {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Partial<Record<keyof PendingCommit, unknown>>;
  const numbers = [fields.idScoEnrollment, fields.idVisit, fields.sequence, fields.sessionTime, fields.at];
  const isCmi =
    typeof fields.cmi === 'object' &&
    fields.cmi !== null &&
    Object.values(fields.cmi).every((text) => typeof text === 'string');
  return (
    numbers.every((number) => typeof number === 'number') &&
    typeof fields.token === 'string' &&
    typeof fields.commitUrl === 'string' &&
    isCmi
  );
}

/**
 * Returns the newest commit of the lesson that the server does not have: of a later visit, or a later commit of the
 * same visit. The lesson resumes from it.
 */
export function newerThan(
  commits: readonly PendingCommit[],
  at: { idScoEnrollment: number; last: { visit: number; sequence: number } },
): PendingCommit | undefined {
  return commits
    .filter(({ idScoEnrollment }) => idScoEnrollment === at.idScoEnrollment)
    .filter(
      ({ idVisit, sequence }) => idVisit > at.last.visit || (idVisit === at.last.visit && sequence > at.last.sequence),
    )
    .toSorted((a, b) => b.idVisit - a.idVisit || b.sequence - a.sequence)[0];
}
