/**
 * Function that the shell's guard (host-shell/src/boot/inline/guard-files.ts) adds to the page before any other code
 * runs.
 */
interface GuardedPage {
  readonly azulejoWorker?: (address: string) => Promise<Worker>;
}

/**
 * Starts a worker from one of the release's own files: `startWorker(new URL('x.worker.mjs', import.meta.url).href)`.
 * The page's content security policy allows no other worker. The file must not import other files.
 * @throws when the file does not arrive or differs from the recorded bytes.
 */
export async function startWorker(address: string): Promise<Worker> {
  const start = (globalThis as GuardedPage).azulejoWorker;
  if (!start) throw new Error('only a portal starts workers');
  return start(address);
}
