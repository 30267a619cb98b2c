import { refuse } from '../errors.ts';

interface Limits {
  /** Pictures that may wait; each holds its undecoded bytes in memory. */
  readonly waiting: number;
  /** Milliseconds for which one waits. */
  readonly patience: number;
}

/**
 * Creates a queue that decodes one picture at a time, because a decoded one takes up to 200 MB. A picture that would
 * wait too long is refused with 503, so that neither memory nor time grows with the number of senders.
 */
export function imageTurns({ waiting, patience }: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let isBusy = false;

  function next(): void {
    const start = queue.shift();
    isBusy = start !== undefined;
    start?.();
  }

  async function turn(): Promise<void> {
    if (!isBusy) {
      isBusy = true;
      return;
    }
    if (queue.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        reject(busy());
      }, patience);
      queue.push(begin);
    });
  }

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      next();
    }
  };
}

/** The queue of this node, shared by photos and uploads. */
export const inImageTurn = imageTurns({ waiting: 20, patience: 20_000 });

function busy() {
  return refuse('upload.busy', 503, 'Muitas imagens estão sendo processadas agora. Tente de novo em alguns segundos.', {
    retryAfter: 10,
  });
}
