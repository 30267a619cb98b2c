/** Everything a lesson had set at one moment of a visit. Each commit is whole: only the newest of a visit has to arrive. */
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
/** What no server has taken for so long belongs to a visit that is over. */
const pendingFor = 30 * 24 * 60 * 60 * 1000;

/**
 * Commits that the server hasn't confirmed, in the browser's own store: written before the lesson is told that they are safe, and taken
 * out once they are. Where the browser gives no store, they are safe as long as the page is open.
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

    /** The server has it. Something newer of the same visit stays. */
    remove(commit: PendingCommit): void {
      const stored = parsed(read(keyOf(commit)));
      if (stored && stored.sequence > commit.sequence) return;
      memory.delete(keyOf(commit));
      store?.removeItem(keyOf(commit));
    },

    /** Of all visits in this browser; what is too old, or can't be read, is thrown away. */
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

/** A package shares this origin: what is in the store may be anything. */
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
 * The newest that this browser has of the same lesson and the server hasn't: of a later visit, or of the same visit and a later commit. The
 * lesson goes on from there.
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
