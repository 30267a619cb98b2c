import { useEffect, useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { labels } from './labels.ts';

export interface SaveNotice {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** Display time of a notice: 5 s for success, 10 s for failure (A8-11, A8-13). */
const shownFor = { success: 5000, danger: 10_000 } as const;

/** Holds the result of the last save for its display time. */
export function useSaveNotice() {
  const [notice, setNotice] = useState<SaveNotice>();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), shownFor[notice.tone]);
    return () => clearTimeout(timer);
  }, [notice]);
  return {
    notice,
    succeed: (text: string) => setNotice({ tone: 'success', text }),
    fail: (text: string) => setNotice({ tone: 'danger', text }),
    dismiss: () => setNotice(undefined),
  };
}

/** Returns the server's message when the server has answered. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 0 || error.message === '' ? labels.saveFailed : error.message;
}
