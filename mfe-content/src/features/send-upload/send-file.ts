import { ApiError, call } from '@shared-kit/runtime/api';
import { publishUpload, sendUploadPart, startUpload } from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import { retryDecision, retryPlans } from '@shared-kit/contracts/retry';
import { timeOrResume, untilDelivered } from '@shared-kit/runtime/write-queue';

/** File with its title and description. `idUpload` stays the same across retries. */
export interface Work {
  readonly idUpload: string;
  readonly idSection: number;
  readonly title: string;
  readonly description: string;
  readonly file: File;
}

/** Published upload, or one that waits until a moderator approves it. */
export interface Outcome {
  readonly upload: UserUpload;
  readonly isWaiting: boolean;
}

interface Watcher {
  readonly signal: AbortSignal;
  /** Number of bytes that are uploaded or on their way. */
  onProgress(sent: number): void;
  /** Reports that the network or the server became unavailable or available. */
  onWaiting(isWaiting: boolean): void;
}

const partTimeoutMs = 120_000;

/**
 * Uploads a file in parts and publishes it. It waits for a lost network and resumes at the offset that the server
 * returns, so that no part is sent twice or skipped (docs/adr/0019).
 */
export async function sendFile(work: Work, watcher: Watcher): Promise<Outcome> {
  const { idSection, title, description } = work;
  const fileData = await bringOver(work, watcher);
  watcher.onProgress(work.file.size);
  const { data: upload, isWaiting } = await patiently(watcher, () =>
    call(publishUpload, { form: { idSection, title, description, fileData } }, { signal: watcher.signal }),
  );
  return { upload, isWaiting };
}

/** Uploads all parts and resolves to the address of the file on the server. */
async function bringOver({ file, ...work }: Work, watcher: Watcher): Promise<string> {
  const body = { ...work, fileName: file.name, size: file.size, lastModified: file.lastModified };
  const start = () => patiently(watcher, () => call(startUpload, { body }, { signal: watcher.signal }));
  const { partSize, ...begun } = await start();
  let { offset, url } = begun;
  let attempt = 1;
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
      attempt = 1;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const decision = retryDecision(error, { attempt, plan: retryPlans.write });
      const needsTerms = decision.kind === 'pause' && decision.until === 'terms';
      if (decision.kind !== 'retry' && !needsTerms) throw error;
      watcher.onWaiting(true);
      await timeOrResume(decision.kind === 'retry' ? decision.afterMs : undefined, watcher.signal);
      attempt += 1;
      // Only the server knows how much has arrived.
      ({ offset, url } = await start());
    }
  }
  return url;
}

async function patiently<T>(watcher: Watcher, attempt: () => Promise<T>): Promise<T> {
  const result = await untilDelivered(attempt, {
    plan: retryPlans.write,
    signal: watcher.signal,
    onPending: () => watcher.onWaiting(true),
  });
  watcher.onWaiting(false);
  return result;
}
