import { inOrderSender, retryDecision, retryPlans } from '@shared-kit/contracts/retry';
import type { Delivery } from '@shared-kit/contracts/retry';
import type { RequestAnswers } from '@shared-kit/contracts/sequencing';
import type { PendingCommit, PendingCommits } from './pending-commits.ts';

export interface Receipt {
  readonly status: string;
  /** True when the lesson was opened again since: the commit is saved only as far as an older visit counts. */
  readonly superseded: boolean;
  readonly savedAt: string;
  /** Validity of navigation requests with this data; null in a package without sequencing. */
  readonly requestValid: RequestAnswers | null;
}

interface Surroundings {
  readonly pending: PendingCommits;
  readonly fetch: typeof fetch;
  /** Schedules a callback; delay in milliseconds. */
  readonly later: (work: () => void, delay: number) => void;
  readonly random?: () => number;
  readonly onConfirmed: (receipt: Receipt, hasNewer: boolean) => void;
  /** Called when the server has not accepted the commit and will be tried again. */
  readonly onWaiting: () => void;
  /**
   * Called when the server permanently rejects the commit, e.g. because it is too large. Later commits are still
   * sent.
   */
  readonly onRefused: () => void;
  /** Called when the token of this visit has expired. */
  readonly onOver: () => void;
  /** Called when another visit of the lesson has taken over. */
  readonly onSuperseded: () => void;
}

/** Maximum body of a keepalive request in browsers, in characters. */
const keepaliveLimit = 60_000;

/** Delivers the newest commit of a visit until the server confirms it, one request at a time. */
export function commitSender(surroundings: Surroundings) {
  const { pending, fetch, later, random, onConfirmed, onWaiting, onRefused, onOver, onSuperseded } = surroundings;
  let newest: PendingCommit | undefined;
  let isOver = false;

  const sender = inOrderSender<PendingCommit, Receipt>({
    plan: retryPlans.commit,
    later,
    ...(random === undefined ? {} : { random }),
    next: () => newest,
    async send(commit) {
      const delivery = await post(fetch, commit, false);
      // The request at the end of the page may have been confirmed in the meantime.
      return delivery.kind === 'failed' && !newest ? { kind: 'no-way' } : delivery;
    },
    onDelivered: confirmed,
    onRefused: refused,
    onPending: (_, decision) => (decision.kind === 'pause' && decision.until === 'session' ? over() : onWaiting()),
  });

  function confirmed(commit: PendingCommit, receipt: Receipt): void {
    pending.remove(commit);
    if (newest === commit) newest = undefined;
    if (receipt.superseded) return superseded();
    onConfirmed(receipt, newest !== undefined);
  }

  /** Leaves the commit in the browser until a newer one is saved: a lesson that is reopened here resumes from it. */
  function refused(commit: PendingCommit): void {
    if (newest === commit) newest = undefined;
    onRefused();
  }

  function over(): void {
    isOver = true;
    sender.close();
    onOver();
  }

  function superseded(): void {
    isOver = true;
    sender.close();
    onSuperseded();
  }

  /**
   * Sends the commit again with a keepalive request. A commit that is too long for one stays pending for the next
   * visit.
   */
  function sendAtTheEnd(): void {
    if (isOver || !newest) return;
    const commit = newest;
    void post(fetch, commit, true).then((delivery) => {
      if (delivery.kind === 'delivered') return confirmed(commit, delivery.receipt);
      return outcomeOf(delivery) === 'refused' ? refused(commit) : sender.flush();
    });
  }

  return {
    /** Stores the commit before it returns, and sends it as soon as possible. */
    add(commit: PendingCommit): void {
      newest = commit;
      pending.put(commit);
      void sender.flush();
    },
    /** Like `add`, while the page is being left. */
    addAtTheEnd(commit: PendingCommit): void {
      newest = commit;
      pending.put(commit);
      sendAtTheEnd();
    },
    /** Sends the newest commit again, because a request in flight ends with its page. */
    sendAtTheEnd,
    /** Retries at once, e.g. when the network is back. */
    retry: () => void sender.flush(),
    get isWaiting() {
      return newest !== undefined;
    },
  };
}

/** Outcome of a delivery: `over`, the token has expired; `waiting`, the commit stays pending. */
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
    const { status, savedAt, superseded, requestValid } = (await reply.json()) as Receipt;
    return { kind: 'delivered', receipt: { status, savedAt, superseded, requestValid } };
  } catch {
    return { kind: 'failed', failure: { status: 0 } };
  }
}

/** Returns true when the server no longer has the visit, or takes no more of it: like an expired token. */
function visitEnded(status: number): boolean {
  return status === 404 || status === 410;
}
