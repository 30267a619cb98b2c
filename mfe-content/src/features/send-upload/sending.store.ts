import { ApiError, call } from '@shared-kit/runtime/api';
import { deleteUpload, listOwnUploads } from '@shared-kit/contracts/content';
import { notNow } from '@shared-kit/runtime/federation';
import { onViewerChange } from '@shared-kit/runtime/session';
import { createStore } from '@shared-kit/runtime/state';
import { sendFile } from './send-file.ts';
import type { Outcome, Work } from './send-file.ts';

export type Sending =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly work: Work; readonly sent: number; readonly isWaiting: boolean }
  | { readonly kind: 'failed'; readonly work: Work; readonly message: string; readonly error: unknown }
  | ({ readonly kind: 'sent' } & Outcome);

// Module state rather than component state: an upload continues while the person visits other pages.
/** Current upload, or the result of the last one. */
export const useSending = createStore<Sending>(() => ({ kind: 'none' }));
let giveUp: AbortController | undefined;

const become = (next: Sending): void => useSending.setState(next, true);

// Cancels the upload when the person changes: it must not continue in the next person's session or be visible there.
onViewerChange(() => {
  giveUp?.abort();
  become({ kind: 'none' });
});

/**
 * Starts an upload; does nothing while another one is running (A4m-16). Its failure is part of the state.
 * @throws ApiError when the session has ended, so that the form keeps its texts for after the login.
 */
export async function startSending(work: Work): Promise<void> {
  if (useSending.getState().kind === 'sending') return;
  const control = new AbortController();
  giveUp = control;
  const release = notNow('a file is being sent');
  const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', confirmLeaving);
  become({ kind: 'sending', work, sent: 0, isWaiting: false });
  const update = (change: { sent?: number; isWaiting?: boolean }): void => {
    const sending = useSending.getState();
    if (sending.kind === 'sending' && sending.work === work) become({ ...sending, ...change });
  };
  try {
    const outcome = await sendFile(work, {
      signal: control.signal,
      onProgress: (sent) => update({ sent }),
      onWaiting: (isWaiting) => update({ isWaiting }),
    });
    if (!control.signal.aborted) become({ kind: 'sent', ...outcome });
  } catch (error) {
    if (!control.signal.aborted)
      become({ kind: 'failed', work, message: error instanceof ApiError ? error.message : String(error), error });
    if (error instanceof ApiError && error.status === 401) throw error;
  } finally {
    removeEventListener('beforeunload', confirmLeaving);
    release();
  }
}

/** Cancels the running upload and deletes its parts on the server. */
export async function cancelSending(): Promise<void> {
  const sending = useSending.getState();
  if (sending.kind !== 'sending') return;
  const { idUpload } = sending.work;
  giveUp?.abort();
  become({ kind: 'none' });
  try {
    const { data } = await call(listOwnUploads, {});
    const begun = data.find((upload) => upload.idUpload === idUpload && upload.state !== 'PUBLISHED');
    if (begun) await call(deleteUpload, { params: { id: begun.idUserUpload } });
  } catch (error) {
    // The upload stays in the list as interrupted, and the server deletes it later.
    console.info('an upload that was given up is still on the server', String(error));
  }
}

/** Clears the result of the last upload after it was shown. */
export function forgetSent(): void {
  if (useSending.getState().kind !== 'sending') become({ kind: 'none' });
}
