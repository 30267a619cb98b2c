/** Timing of the pulse, in milliseconds. */
export interface PulseTiming {
  /** Silence of all statements after which the server is probed. */
  readonly silence: number;
  /** Patience with a probe. */
  readonly probe: number;
  /** Interval of the checks. */
  readonly check: number;
}

const timing: PulseTiming = { silence: 1_000, probe: 1_000, check: 250 };

export interface Pulse {
  isAway(): boolean;
  /** Runs work that waits for the server. Fails at once while the server is away. */
  watch<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
}

/** Describes a server that does not answer; `databaseFault` knows the words. */
export const noAnswer = () => new Error('Connection terminated: the database does not answer');

/**
 * Notices a server that neither answers nor refuses: a network that loses packets, a machine that is frozen. Without it
 * each call would wait for the limit of its statement. When statements wait and none has been answered for a while, the
 * server is probed. If it does not answer, `cutOff` ends what waits, and everything else fails at once until a probe is
 * answered. A slow server or a locked table answers probes, so that nothing changes.
 */
export function databasePulse(
  probe: () => Promise<boolean>,
  cutOff: () => void,
  { silence, probe: patience, check }: PulseTiming = timing,
): Pulse {
  let waiting = 0;
  let lastSign = 0;
  let away = false;
  let isProbing = false;
  let timer: NodeJS.Timeout | undefined;

  function keepChecking(): void {
    timer ??= setInterval(() => void look(), check).unref();
  }

  async function look(): Promise<void> {
    if (isProbing) return;
    if (!away && waiting === 0) return rest();
    if (!away && performance.now() - lastSign < silence) return;
    isProbing = true;
    const isAlive = await answered(probe, patience);
    isProbing = false;
    if (isAlive) {
      away = false;
      lastSign = performance.now();
    } else if (!away) {
      away = true;
      cutOff();
    }
  }

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    isAway: () => away,
    async watch(work) {
      if (away) throw noAnswer();
      if (waiting === 0) lastSign = performance.now();
      waiting += 1;
      keepChecking();
      try {
        const result = await work();
        lastSign = performance.now();
        return result;
      } catch (error) {
        // An error of the database is an answer; one of the connection is none.
        if (error instanceof Error && 'severity' in error) lastSign = performance.now();
        throw error;
      } finally {
        waiting -= 1;
      }
    },
    stop: rest,
  };
}

/** Returns whether a probe is answered in time. */
async function answered(probe: () => Promise<boolean>, patience: number): Promise<boolean> {
  const from = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    // A timer that is late itself says that this node was busy, and nothing about the database.
    timer = setTimeout(() => done(performance.now() - from > patience * 1.5), patience);
  });
  try {
    return await Promise.race([probe().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
