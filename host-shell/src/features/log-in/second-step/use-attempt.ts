import { useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';

/** Runs one attempt at a time and stores the refusal's text. An expired ticket ends the step. */
export function useAttempt(onOver: (message: string) => void) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 410) onOver(error.message);
      else setFault(error.message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { fault, setFault, isBusy, attempt };
}
