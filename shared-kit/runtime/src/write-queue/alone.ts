/**
 * Longest wait for a lock, in milliseconds. A tab that the browser has suspended may hold a lock for ever. Delivery
 * then continues without it, because the server accepts each entry once.
 */
const LONGEST_WAIT_MS = 5_000;

/** Runs work in only one tab at a time, if the browser supports locks. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<T> | undefined;
  const begin = (): Promise<T> => (begun ??= work());
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    // The wait ended before the lock was granted, or the browser grants this page no locks.
    if (begun) throw error;
    return begin();
  }
}
