/** Runs work for each item, at most `limit` at once; stops taking items and rejects at the first failure. */
export async function inParallel<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const state = { hasFailed: false };
  const runner = async () => {
    for (let next = iterator.next(); !next.done && !state.hasFailed; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        state.hasFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, runner));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
