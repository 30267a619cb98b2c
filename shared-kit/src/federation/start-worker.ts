/** What the shell's guard (host-shell/src/boot/inline/guard-files.ts) puts on the page before anything else runs. */
interface GuardedPage {
  readonly azulejoWorker?: (address: string) => Promise<Worker>;
}

/**
 * A worker that runs one of the release's own files: `startWorker(new URL('x.worker.mjs', import.meta.url).href)`. The page's policy lets no
 * other be made. The file has to be whole in itself.
 * @throws when the file doesn't come, or isn't the one that was recorded.
 */
export async function startWorker(address: string): Promise<Worker> {
  const start = (globalThis as GuardedPage).azulejoWorker;
  if (!start) throw new Error('only a portal starts workers');
  return start(address);
}
