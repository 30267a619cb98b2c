import { useEffect, useState } from 'react';
import { ApiError } from 'shared-kit/api';
import { labels } from './labels.ts';

export interface SaveNotice {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** A8-11, A8-13: what went well is shown for 5 s, what didn't for 10 s. */
const shownFor = { success: 5000, danger: 10_000 } as const;

/** What became of the last save, for as long as it is told. */
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

/** The server's own words, where a server has answered. */
export function saveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 0 || error.message === '' ? labels.saveFailed : error.message;
}
