/** A visit that has ended. */
export interface EndedVisit {
  readonly idVisit: string;
  readonly start: Date;
  /** Whole seconds. */
  readonly timeExecuted: number;
}

interface OpenVisit {
  readonly idVisit: string;
  readonly start: Date;
  lastActivity: number;
}

export interface VisitClock {
  /** Records activity: user input, or playing media. Starts a new visit when the last one has ended. */
  activity(): void;
  /** Ends the visit now, if one is open. */
  end(): void;
  /** Returns the open visit as if it ended now. */
  current(): EndedVisit | undefined;
}

/**
 * Creates a clock that records the time of visits: on leaving and on idle (A4m-02..05, A4m-09). A visit starts at once or at the next activity, and ends
 * once: by `end` or after `idleMs` milliseconds without activity. Idle time does not count.
 */
export function visitClock({ idleMs, onEnd }: { idleMs: number; onEnd: (visit: EndedVisit) => void }): VisitClock {
  let open: OpenVisit | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Checks the time at each call, because timers are suspended while the device sleeps. */
  const endIfIdle = (): void => {
    if (open && Date.now() - open.lastActivity >= idleMs) endAt(open.lastActivity);
  };

  const waitForIdle = (ms: number): void => {
    timer = setTimeout(() => {
      endIfIdle();
      if (open) waitForIdle(idleMs - (Date.now() - open.lastActivity));
    }, ms);
  };

  const begin = (): void => {
    open = { idVisit: crypto.randomUUID(), start: new Date(), lastActivity: Date.now() };
    waitForIdle(idleMs);
  };

  const endAt = (moment: number): void => {
    clearTimeout(timer);
    if (!open) return;
    const ended = asEnded(open, moment);
    open = undefined;
    onEnd(ended);
  };

  begin();
  return {
    activity: () => {
      endIfIdle();
      if (open) open.lastActivity = Date.now();
      else begin();
    },
    end: () => {
      endIfIdle();
      endAt(Date.now());
    },
    current: () => {
      endIfIdle();
      return open && asEnded(open, Date.now());
    },
  };
}

function asEnded({ idVisit, start }: OpenVisit, moment: number): EndedVisit {
  return { idVisit, start, timeExecuted: Math.max(0, Math.round((moment - start.getTime()) / 1000)) };
}
