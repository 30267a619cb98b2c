import { pendingFor } from './pending-commits.ts';
import type { VisitInfo } from './visit-info.ts';

/** Visit that this browser has opened and not ended, with what is needed to fetch and send its last commit. */
export interface OpenVisit extends Pick<
  VisitInfo,
  'idVisit' | 'idScoEnrollment' | 'token' | 'commitUrl' | 'leftOverUrl'
> {
  /** Milliseconds since 1970 at which its page was last open. */
  readonly at: number;
}

type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const prefix = 'azulejo.visit/';

/** Stores which visits are open, on the player's origin, which no package can read. */
export function openVisits(store: KeyValueStore | null) {
  return {
    put({ idVisit, idScoEnrollment, token, commitUrl, leftOverUrl, at }: OpenVisit): void {
      try {
        const visit = { idVisit, idScoEnrollment, token, commitUrl, leftOverUrl, at };
        store?.setItem(`${prefix}${idVisit}`, JSON.stringify(visit));
      } catch {
        // Without storage nothing can be recovered.
      }
    },
    remove: (idVisit: number): void => store?.removeItem(`${prefix}${idVisit}`),
    /** Returns the visits, newest first; forgets those that are too old or unreadable. */
    all(now: number): OpenVisit[] {
      const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '').filter((key) =>
        key.startsWith(prefix),
      );
      return keys
        .flatMap((key) => {
          const visit = parsed(store?.getItem(key) ?? null);
          if (visit && now - visit.at < pendingFor) return [visit];
          store?.removeItem(key);
          return [];
        })
        .toSorted((a, b) => b.idVisit - a.idVisit);
    },
  };
}

export type OpenVisits = ReturnType<typeof openVisits>;

function parsed(text: string | null): OpenVisit | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isOpenVisit(value) ? value : null;
  } catch {
    return null;
  }
}

/** Validates a stored value by hand: the player is served without a bundler and carries no schema library. */
function isOpenVisit(value: unknown): value is OpenVisit {
  if (typeof value !== 'object' || value === null) return false;
  const { idVisit, idScoEnrollment, at, token, commitUrl, leftOverUrl } = value as Record<keyof OpenVisit, unknown>;
  const isComplete =
    [idVisit, idScoEnrollment, at].every((field) => typeof field === 'number') &&
    [token, commitUrl, leftOverUrl].every((field) => typeof field === 'string');
  return isComplete && URL.canParse(String(leftOverUrl));
}
