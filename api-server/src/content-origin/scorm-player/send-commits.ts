import { inOrderSender, retryDecision, retryPlans } from 'shared-kit/contracts/retry';
import type { Delivery } from 'shared-kit/contracts/retry';
import type { PendingCommit, PendingCommits } from './pending-commits.ts';

export interface Receipt {
  readonly status: string;
  readonly savedAt: string;
}

interface Surroundings {
  readonly pending: PendingCommits;
  readonly fetch: typeof fetch;
  /** Calls back later; in milliseconds. */
  readonly later: (work: () => void, delay: number) => void;
  readonly random?: () => number;
  readonly onConfirmed: (receipt: Receipt, hasNewer: boolean) => void;
  /** The server hasn't taken it, and will be asked again. */
  readonly onWaiting: () => void;
  /** The server will never take it, e.g. because it is too large; what the lesson commits later is sent all the same. */
  readonly onRefused: () => void;
  /** The token of this visit has ended. */
  readonly onOver: () => void;
}

/** Browsers allow no larger body to a request that may outlive its page, in characters. */
const keepaliveLimit = 60_000;

/** Delivers the newest commit of a visit until the server confirms it, one request at a time. */
export function commitSender(surroundings: Surroundings) {
  const { pending, fetch, later, random, onConfirmed, onWaiting, onRefused, onOver } = surroundings;
  let newest: PendingCommit | undefined;
  let isOver = false;

  const sender = inOrderSender<PendingCommit, Receipt>({
    plan: retryPlans.commit,
    later,
    ...(random === undefined ? {} : { random }),
    next: () => newest,
    async send(commit) {
      const delivery = await post(fetch, commit, false);
      // The request at the end of the page may have been confirmed meanwhile.
      return delivery.kind === 'failed' && !newest ? { kind: 'no-way' } : delivery;
    },
    onDelivered: confirmed,
    onRefused: refused,
    onPending: (_, decision) => (decision.kind === 'pause' && decision.until === 'session' ? over() : onWaiting()),
  });

  function confirmed(commit: PendingCommit, receipt: Receipt): void {
    pending.remove(commit);
    if (newest === commit) newest = undefined;
    onConfirmed(receipt, newest !== undefined);
  }

  /** It stays in the browser until something newer is saved: a lesson that is opened again here resumes from it. */
  function refused(commit: PendingCommit): void {
    if (newest === commit) newest = undefined;
    onRefused();
  }

  function over(): void {
    isOver = true;
    sender.close();
    onOver();
  }

  /** Once more, with a request that outlives the page; what is too long for one stays pending for the next visit. */
  function sendAtTheEnd(): void {
    if (isOver || !newest) return;
    const commit = newest;
    void post(fetch, commit, true).then((delivery) => {
      if (delivery.kind === 'delivered') return confirmed(commit, delivery.receipt);
      return outcomeOf(delivery) === 'refused' ? refused(commit) : sender.flush();
    });
  }

  return {
    /** Stored before this returns; sent as soon as it can be. */
    add(commit: PendingCommit): void {
      newest = commit;
      pending.put(commit);
      void sender.flush();
    },
    /** As `add`, by a page that is being left. */
    addAtTheEnd(commit: PendingCommit): void {
      newest = commit;
      pending.put(commit);
      sendAtTheEnd();
    },
    /** A request that is under way ends with its page: its commit is sent again. */
    sendAtTheEnd,
    /** At once, e.g. when there is a network again. */
    retry: () => void sender.flush(),
    get isWaiting() {
      return newest !== undefined;
    },
  };
}

/** What became of a commit: `over`, the token has ended; `waiting`, it stays pending. */
type Outcome = 'confirmed' | 'over' | 'refused' | 'waiting';

/** Sends a commit of another visit once, with that visit's token. */
export async function sendOnce(fetchIt: typeof fetch, commit: PendingCommit): Promise<Outcome> {
  return outcomeOf(await post(fetchIt, commit, false));
}

function outcomeOf(delivery: Delivery<Receipt>): Outcome {
  if (delivery.kind !== 'failed') return delivery.kind === 'delivered' ? 'confirmed' : 'waiting';
  const decision = retryDecision(delivery.failure, { attempt: 1, plan: retryPlans.commit });
  if (decision.kind === 'refused') return 'refused';
  return decision.kind === 'pause' && decision.until === 'session' ? 'over' : 'waiting';
}

async function post(fetchIt: typeof fetch, commit: PendingCommit, outlives: boolean): Promise<Delivery<Receipt>> {
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
    if (!reply.ok) return { kind: 'failed', failure: { status: visitEnded(reply.status) ? 401 : reply.status } };
    const { status, savedAt } = (await reply.json()) as Receipt;
    return { kind: 'delivered', receipt: { status, savedAt } };
  } catch {
    return { kind: 'failed', failure: { status: 0 } };
  }
}

/** A visit that the server no longer has ends as one whose token has ended. */
function visitEnded(status: number): boolean {
  return status === 404;
}
