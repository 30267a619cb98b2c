/** Calls that run at once while no tenant with few calls is there. */
const limit = 16;
/** A tenant with no more calls than this is modest: it never waits, and the others let it pass. */
const few = 4;
/** Calls that run at once of a tenant that begins many at once, as a page does. */
const inBurst = 8;
/** Calls per millisecond that a tenant without waiting calls may begin at once again. */
const refill = 0.05;
/** Calls of a tenant with many calls that run at once beside a modest one. */
const besideModest = 2;
/** Milliseconds for which a tenant counts as present after its last call arrived. */
const presentFor = 2_000;
/** Milliseconds after which a running call leaves its place: it waits for something else, such as a lock or its caller. */
const countedFor = 250;
/** Milliseconds after which the next waiting call starts, whoever runs: no tenant stands still beside busy ones. */
const longestPause = 100;

export interface TurnsOptions {
  /** Milliseconds that a call waits for its turn. */
  readonly maxWaitMs: number;
  /** Calls of one tenant that may wait. */
  readonly maxWaiting: number;
  /** Calls that a tenant may begin at once before it counts as a flood: those of a few pages. */
  readonly burst: number;
}

/** Ends a turn. A second call changes nothing. */
type Leave = () => void;

interface Queue {
  running: number;
  /** Ends the wait of each call: with its turn, or without one. */
  readonly waiting: Set<(turn: Leave | null) => void>;
  presentUntil: number;
  /** Time at which the last call started. */
  startedAt: number;
  /** Calls that the tenant may still begin at once. */
  burstLeft: number;
  refilledAt: number;
}

/**
 * Decides when a tenant's call may start, before it is parsed. All tenants share one thread, so the calls of a flood
 * delay everybody's unless they wait outside. A modest tenant's call starts at once, and so do those of a few pages. A tenant with many calls starts the
 * next one while no call of a modest one runs: it gets what the others leave, and a neighbour waits for the rest of two
 * calls at most (decision 630).
 */
export function tenantTurns(options: TurnsOptions, now: () => number = () => performance.now()) {
  /** In the order of their turns: a tenant whose call starts goes to the end. */
  const queues = new Map<string, Queue>();
  let running = 0;
  let refused = 0;
  let pause: NodeJS.Timeout | undefined;

  function queueOf(tenant: string): Queue {
    const time = now();
    const queue = queues.get(tenant) ?? {
      running: 0,
      waiting: new Set(),
      presentUntil: 0,
      startedAt: time,
      burstLeft: options.burst,
      refilledAt: time,
    };
    queue.presentUntil = time + presentFor;
    // A flood always has calls that wait, and gets nothing back.
    if (queue.waiting.size === 0)
      queue.burstLeft = Math.min(options.burst, queue.burstLeft + (time - queue.refilledAt) * refill);
    queue.refilledAt = time;
    queues.set(tenant, queue);
    return queue;
  }

  function forgetAbsent(): void {
    for (const [tenant, { running: own, waiting, presentUntil }] of queues)
      if (own === 0 && waiting.size === 0 && presentUntil < now()) queues.delete(tenant);
  }

  const isModest = (queue: Queue): boolean => queue.running + queue.waiting.size <= few || queue.burstLeft >= 1;

  /** `arriving` is 1 for a call that is not in the queue yet. */
  function canStart(queue: Queue, arriving = 0): boolean {
    if (queue.running + queue.waiting.size + arriving <= few) return true;
    if (queue.burstLeft >= 1 && queue.running < inBurst) return true;
    if (queue.waiting.size > 0 && now() - queue.startedAt >= longestPause) return true;
    const modest = [...queues.values()].filter((other) => other !== queue && isModest(other));
    if (modest.length === 0) return running < limit;
    return queue.running < besideModest && modest.every((other) => other.running === 0);
  }

  function start(tenant: string, queue: Queue): Leave {
    running += 1;
    queue.running += 1;
    queue.startedAt = now();
    queue.burstLeft = Math.max(0, queue.burstLeft - 1);
    queues.delete(tenant);
    queues.set(tenant, queue);
    let isCounted = true;
    const leave = () => {
      if (!isCounted) return;
      isCounted = false;
      clearTimeout(counted);
      running -= 1;
      queue.running -= 1;
      startWaiting();
    };
    const counted = setTimeout(leave, countedFor).unref();
    return leave;
  }

  /** Starts the calls that may start now, and looks again after a pause while others wait. */
  function startWaiting(): void {
    forgetAbsent();
    for (let next = nextToStart(); next; next = nextToStart()) {
      const [tenant, queue] = next;
      const [end] = queue.waiting;
      end?.(start(tenant, queue));
    }
    if (![...queues.values()].some(({ waiting }) => waiting.size > 0)) return;
    pause ??= setTimeout(() => {
      pause = undefined;
      startWaiting();
    }, longestPause).unref();
  }

  const nextToStart = (): [string, Queue] | undefined =>
    [...queues].find(([, queue]) => queue.waiting.size > 0 && canStart(queue));

  function turnOf(queue: Queue, whenGone: (drop: () => void) => void): Promise<Leave | null> {
    return new Promise((resolve) => {
      const end = (turn: Leave | null) => {
        if (!queue.waiting.delete(end)) return;
        clearTimeout(patience);
        if (turn === null) refused += 1;
        resolve(turn);
      };
      const patience = setTimeout(end, options.maxWaitMs, null);
      queue.waiting.add(end);
      whenGone(() => end(null));
      startWaiting();
    });
  }

  return {
    /**
     * Waits for a turn of the tenant. Returns its end, or null when the queue is full, the wait too long or the caller
     * gone; `whenGone` is given what to call then.
     */
    async enter(tenant: string, whenGone: (drop: () => void) => void): Promise<Leave | null> {
      forgetAbsent();
      const queue = queueOf(tenant);
      if (queue.waiting.size === 0 && canStart(queue, 1)) return start(tenant, queue);
      if (queue.waiting.size < options.maxWaiting) return turnOf(queue, whenGone);
      refused += 1;
      return null;
    },
    /** State for metrics: tenants with waiting calls, and how many calls were refused. */
    state: () => ({
      refused,
      waiting: new Map(
        [...queues]
          .filter(([, queue]) => queue.waiting.size > 0)
          .map(([tenant, queue]) => [tenant, queue.waiting.size] as const),
      ),
    }),
  };
}

export type TenantTurns = ReturnType<typeof tenantTurns>;
