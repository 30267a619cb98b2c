import type { KeptCommit, KeptCommits } from './kept-commits.ts';

export interface Confirmed {
  readonly status: string;
  readonly savedAt: string;
}

interface Surroundings {
  readonly kept: KeptCommits;
  readonly fetch: typeof fetch;
  /** Calls back later; in milliseconds. */
  readonly later: (work: () => void, delay: number) => void;
  readonly onConfirmed: (confirmed: Confirmed, hasNewer: boolean) => void;
  /** The server hasn't taken it, and will be asked again. */
  readonly onWaiting: () => void;
  /** The server won't ever take it, e.g. for it is too much; what the lesson commits later is sent all the same. */
  readonly onRefused: () => void;
  /** The token of this visit is good no more. */
  readonly onOver: () => void;
}

/** Of a request that may outlive its page, browsers take no more than this. */
const keepaliveLimit = 60_000;
const longestWait = 30_000;
/** Sent again, the same would be refused again. */
const refusals: readonly number[] = [400, 413, 422];

/** Sends the newest commit of a visit until the server confirms it, one request at a time. */
export function commitSender({ kept, fetch, later, onConfirmed, onWaiting, onRefused, onOver }: Surroundings) {
  let newest: KeptCommit | undefined;
  let isSending = false;
  let isScheduled = false;
  let failures = 0;
  let isOver = false;

  async function send(): Promise<void> {
    if (isSending || isOver || !newest) return;
    const commit = newest;
    isSending = true;
    const reply = await post(fetch, commit, false);
    isSending = false;
    if (reply.kind === 'confirmed') {
      failures = 0;
      kept.confirmed(commit);
      if (newest === commit) newest = undefined;
      onConfirmed(reply, newest !== undefined);
      return send();
    }
    if (reply.kind === 'refused') {
      refused(commit);
      return send();
    }
    if (reply.kind === 'over') {
      isOver = true;
      return onOver();
    }
    // The request at the end of the page may have had it taken meanwhile.
    if (!newest) return;
    failures += 1;
    onWaiting();
    // One timer, however often the lesson commits: a server that is down gets no crowd.
    if (isScheduled) return;
    isScheduled = true;
    const again = (): void => {
      isScheduled = false;
      void send();
    };
    later(again, Math.min(longestWait, 1000 * 2 ** (failures - 1)));
  }

  /** It stays in the browser until something newer is safe: a lesson that is opened again here goes on from it. */
  function refused(commit: KeptCommit): void {
    failures = 0;
    if (newest === commit) newest = undefined;
    onRefused();
  }

  /** Once more, with a request that outlives the page; what is too long for one is kept for the next visit. */
  function sendAtTheEnd(): void {
    if (isOver || !newest) return;
    const commit = newest;
    void post(fetch, commit, true).then((reply) => {
      if (reply.kind === 'refused') return refused(commit);
      if (reply.kind !== 'confirmed') return send();
      kept.confirmed(commit);
      if (newest === commit) newest = undefined;
      return onConfirmed(reply, newest !== undefined);
    });
  }

  return {
    /** Kept before this returns; sent as soon as it can be. */
    add(commit: KeptCommit): void {
      newest = commit;
      kept.put(commit);
      void send();
    },
    /** As `add`, by a page that is going. */
    addAtTheEnd(commit: KeptCommit): void {
      newest = commit;
      kept.put(commit);
      sendAtTheEnd();
    },
    /** What is under way ends with its page: it is sent again. */
    sendAtTheEnd,
    /** At once, e.g. when there is a network again. */
    retry: () => void send(),
    get isWaiting() {
      return newest !== undefined;
    },
  };
}

/** Of another visit, once: its token is its own. */
export async function sendOnce(fetchIt: typeof fetch, commit: KeptCommit): Promise<Reply['kind']> {
  return (await post(fetchIt, commit, false)).kind;
}

type Reply = ({ readonly kind: 'confirmed' } & Confirmed) | { readonly kind: 'over' | 'refused' | 'waiting' };

async function post(fetchIt: typeof fetch, commit: KeptCommit, outlives: boolean): Promise<Reply> {
  const { token, sequence, cmi, sessionTime, terminated } = commit;
  const body = JSON.stringify({ token, sequence, cmi, sessionTime, terminated });
  try {
    const reply = await fetchIt(commit.commitUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: outlives && body.length < keepaliveLimit,
    });
    if (reply.status === 401 || reply.status === 404) return { kind: 'over' };
    if (refusals.includes(reply.status)) return { kind: 'refused' };
    if (!reply.ok) return { kind: 'waiting' };
    const { status, savedAt } = (await reply.json()) as Confirmed;
    return { kind: 'confirmed', status, savedAt };
  } catch {
    return { kind: 'waiting' };
  }
}
