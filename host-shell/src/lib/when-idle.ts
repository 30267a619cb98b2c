interface Idleness {
  /** How long a page that has loaded is left alone first; milliseconds. */
  readonly settlesMs: number;
  /** For a page that always has something to do; milliseconds. */
  readonly atLatestMs: number;
}

/** Safari has none. */
const hasIdleCallback = typeof requestIdleCallback === 'function';

/** Does something once the page has loaded and has nothing to do. @returns what calls it off. */
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
