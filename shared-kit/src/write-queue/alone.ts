/** A tab that the browser has suspended may hold a lock for ever; then delivery goes on without one, as the server takes each entry once. */
const LONGEST_WAIT_MS = 5_000;

/** Does work in no two tabs at the same time, as far as the browser has locks. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let begun: Promise<T> | undefined;
  const begin = (): Promise<T> => (begun ??= work());
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, begin);
  } catch (error) {
    // The wait ended before the lock came, or the browser gives this page none.
    if (begun) throw error;
    return begin();
  }
}
