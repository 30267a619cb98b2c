import { useState } from 'react';
import { ApiError } from '@shared-kit/runtime/api';
import { startTest } from './company-sso.queries.ts';

/** Test that was started on this page. */
export interface StartedTest {
  readonly idTest: string;
  readonly address: string;
  /** True when the browser did not open a window for it. */
  readonly isBlocked: boolean;
}

/** Starts tests of the draft, each in a window of its own. */
export function useStartTest(onFailure: (error: ApiError) => void) {
  const [test, setTest] = useState<StartedTest>();
  const [isStarting, setStarting] = useState(false);

  /** Starts a test. `save` returns the version of the draft, which it saves before when it was edited. */
  const start = async (save: () => Promise<string>) => {
    if (isStarting) return;
    setStarting(true);
    // Browsers open a window during the click only, and the address comes later.
    const opened = window.open('', '_blank');
    try {
      const { idTest, address } = await startTest(await save());
      if (opened) opened.location.href = address;
      setTest({ idTest, address, isBlocked: opened === null });
    } catch (error) {
      opened?.close();
      if (!(error instanceof ApiError)) throw error;
      onFailure(error);
    } finally {
      setStarting(false);
    }
  };
  return { test, start, isStarting };
}
