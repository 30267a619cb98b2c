import { ApiError, call, isOffline } from 'shared-kit/api';
import { publishUpload, sendUploadPart, startUpload } from 'shared-kit/contracts/content';
import type { UserUpload } from 'shared-kit/contracts/content';

/** A file with what is said of it. `idUpload` stays the same over every try. */
export interface Work {
  readonly idUpload: string;
  readonly idSection: number;
  readonly title: string;
  readonly description: string;
  readonly file: File;
}

interface Watcher {
  readonly signal: AbortSignal;
  /** Bytes that are there or on their way. */
  onProgress(sent: number): void;
  /** The network is gone, or back. */
  onWaiting(isWaiting: boolean): void;
}

const firstPause = 1000;
const longestPause = 15_000;
const partTimeoutMs = 120_000;

/**
 * Sends a file in parts and publishes it (docs/adr/0019). A lost network is waited for; the server says where to go on, so that nothing is
 * sent twice and nothing is left out.
 */
export async function sendFile(work: Work, watcher: Watcher): Promise<UserUpload> {
  const { idSection, title, description } = work;
  const fileData = await bringOver(work, watcher);
  watcher.onProgress(work.file.size);
  const { data } = await patiently(watcher, () =>
    call(publishUpload, { form: { idSection, title, description, fileData } }, { signal: watcher.signal }),
  );
  return data;
}

/** Gives the address that the file has on the server, once it is whole. */
async function bringOver({ file, ...work }: Work, watcher: Watcher): Promise<string> {
  const body = { ...work, fileName: file.name, size: file.size, lastModified: file.lastModified };
  const start = () => patiently(watcher, () => call(startUpload, { body }, { signal: watcher.signal }));
  const { partSize, ...begun } = await start();
  let { offset, url } = begun;
  let pause = firstPause;
  while (url === '') {
    const from = offset;
    watcher.onProgress(from);
    const form = {
      token: work.idUpload,
      fileName: file.name,
      offset: from,
      fileData: file.slice(from, from + partSize),
    };
    const onSent = (bytes: number): void => watcher.onProgress(Math.min(from + bytes, file.size));
    try {
      ({ offset, url } = await call(
        sendUploadPart,
        { form },
        { signal: watcher.signal, timeoutMs: partTimeoutMs, onSent },
      ));
      pause = firstPause;
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      watcher.onWaiting(true);
      await pauseOrNetwork(pause, watcher.signal);
      pause = Math.min(2 * pause, longestPause);
      // What of it has arrived the server alone knows.
      ({ offset, url } = await start());
    }
  }
  return url;
}

async function patiently<T>(watcher: Watcher, attempt: () => Promise<T>): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      const result = await attempt();
      watcher.onWaiting(false);
      return result;
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      watcher.onWaiting(true);
      await pauseOrNetwork(pause, watcher.signal);
    }
  }
}

/** The network, or the server for a moment: not the file. */
function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'transport.aborted') return false;
  return isOffline(error) || error.status === 503 || error.code === 'content.upload-offset';
}

/** Until the time is over, the network is back, or the person gives up. */
function pauseOrNetwork(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
