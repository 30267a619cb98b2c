import { useRef, useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { dismissToast, notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/**
 * Runs calls about plans, one at a time, with a notice while they run. A failure removes the notice and is only logged
 * (B8-22).
 */
export function usePlanCall() {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  /** Returns the result, or undefined when the call failed or another one is running. */
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    const notice = notify({ text: labels.wait, durationMs: null, key: 'plans' });
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.warn('plans', error);
      return undefined;
    } finally {
      dismissToast(notice);
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}

/** Returns the id of a request: the same for the same content, so that a repeated click is the same request. */
export function useRequestKey(): (content: unknown) => string {
  const last = useRef<{ readonly content: string; readonly key: string } | undefined>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
