import { useState } from 'react';
import { ApiError } from 'shared-kit/api';
import type { LoginSession } from 'shared-kit/contracts/identity';
import { startSession } from 'shared-kit/session';
import { forgetSessionEnd } from '../../lib/session-end.ts';

/** One attempt at a time to become somebody with a session. `refusal` is what stood in the way. */
export function useSubmission() {
  const [refusal, setRefusal] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);

  async function submit(work: () => Promise<LoginSession>): Promise<ApiError | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setRefusal(undefined);
    try {
      const session = await work();
      forgetSessionEnd();
      startSession(session);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      return error;
    } finally {
      setBusy(false);
    }
  }

  return { refusal, isBusy, submit };
}
