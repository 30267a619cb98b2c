interface Idleness {
  /** Delay after the page's load; milliseconds. */
  readonly settlesMs: number;
  /** Maximum delay for a page that is never idle; milliseconds. */
  readonly atLatestMs: number;
}

/** False in Safari. */
const hasIdleCallback = typeof requestIdleCallback === 'function';

/** Runs a task once the page has loaded and is idle. @returns a function that cancels it. */
export function whenIdle(task: () => void, { settlesMs, atLatestMs }: Idleness): () => void {
  let idle: number | undefined;
  let settling: number | undefined;
  const settle = (): void => {
    settling = window.setTimeout(wait, settlesMs);
  };
  const wait = (): void => {
    if (hasIdleCallback) idle = requestIdleCallback(task, { timeout: atLatestMs });
    else task();
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    clearTimeout(settling);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
