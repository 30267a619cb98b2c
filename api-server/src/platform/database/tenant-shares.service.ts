import { refuse } from '../errors.ts';

export interface SharesOptions {
  /** Transactions of tenants that may run at once. */
  readonly slots: number;
  /** Transactions of one tenant that may run at once. */
  readonly perTenant: number;
  /** Transactions of one tenant that may wait. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

interface Waiting {
  readonly start: () => void;
  /** Ends the wait without a slot or an error. */
  readonly drop: () => void;
}

interface Share {
  running: number;
  readonly waiting: Set<Waiting>;
}

/**
 * Divides the database's slots between tenants: a tenant with many calls at once waits behind itself, not before
 * others. Slots are given to the waiting tenants in turn, and no tenant may hold all of them, so that calls that wait
 * for a lock of one tenant leave room for the others (decision 550).
 */
export function tenantShares(options: SharesOptions) {
  /** In the order of their turns: a tenant that gets or frees a slot goes to the end. */
  const shares = new Map<number, Share>();
  let running = 0;
  let refused = 0;
  let isClosed = false;

  function shareOf(tenantId: number): Share {
    const share = shares.get(tenantId) ?? { running: 0, waiting: new Set<Waiting>() };
    shares.set(tenantId, share);
    return share;
  }

  function take(tenantId: number, share: Share): void {
    running += 1;
    share.running += 1;
    shares.delete(tenantId);
    shares.set(tenantId, share);
  }

  function startNext(): void {
    for (const [tenantId, share] of shares) {
      if (running >= options.slots) return;
      const [next] = share.waiting;
      if (!next || share.running >= options.perTenant) continue;
      share.waiting.delete(next);
      take(tenantId, share);
      next.start();
      return startNext();
    }
  }

  function leave(tenantId: number, share: Share): void {
    running -= 1;
    share.running -= 1;
    shares.delete(tenantId);
    if (share.running > 0 || share.waiting.size > 0) shares.set(tenantId, share);
    startNext();
  }

  async function enter(tenantId: number): Promise<() => void> {
    const share = shareOf(tenantId);
    const release = () => leave(tenantId, share);
    if (running < options.slots && share.running < options.perTenant && share.waiting.size === 0) {
      take(tenantId, share);
      return release;
    }
    if (share.waiting.size >= options.maxWaiting) {
      refused += 1;
      throw serverBusy();
    }
    await turnOf(share);
    return release;
  }

  function turnOf(share: Share): Promise<void> {
    return new Promise((resolve, reject) => {
      if (isClosed) return;
      const timer = setTimeout(() => {
        share.waiting.delete(entry);
        refused += 1;
        reject(serverBusy());
      }, options.maxWaitMs);
      const entry: Waiting = {
        start() {
          clearTimeout(timer);
          resolve();
        },
        drop: () => clearTimeout(timer),
      };
      share.waiting.add(entry);
    });
  }

  return {
    /** Waits for a slot of the tenant. Returns its release; throws 503 when the queue is full or the wait too long. */
    enter,
    /** Forgets who waits, now or later: the database is about to be closed, and their connections are closed already. */
    close(): void {
      isClosed = true;
      for (const { waiting } of shares.values()) {
        for (const entry of waiting) entry.drop();
        waiting.clear();
      }
    },
    /** State for metrics: by tenant, who runs and who waits now. */
    state: () => ({
      slots: options.slots,
      running,
      refused,
      tenants: [...shares].map(([tenantId, share]) => ({
        tenantId,
        running: share.running,
        waiting: share.waiting.size,
      })),
    }),
  };
}

export type TenantShares = ReturnType<typeof tenantShares>;

/**
 * Returns the shares of a database with this many connections; two of them stay free for the server's own queries. The
 * embedded database has one connection, which an import may keep for seconds.
 */
export function sharesOf(connections: number): SharesOptions {
  const slots = Math.max(1, connections - 2);
  const perTenant = Math.max(1, Math.ceil(slots * 0.75));
  return { slots, perTenant, maxWaiting: 1_000, maxWaitMs: connections === 1 ? 10_000 : 5_000 };
}

export function serverBusy() {
  return refuse('server.busy', 503, 'O servidor está ocupado. Tente novamente em instantes.');
}
