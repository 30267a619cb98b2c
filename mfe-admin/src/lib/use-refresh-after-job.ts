import { useEffect, useRef } from 'react';
import type { Endpoint } from '@shared-kit/contracts/core';
import { useInvalidate } from '@shared-kit/runtime/api';

/**
 * Reads these lists again when a job has ended, because it writes after the call that started it. Lists of earlier pages would
 * otherwise not know what the job has brought.
 */
export function useRefreshAfterJob(isWorking: boolean, ...lists: Endpoint[]): void {
  const invalidate = useInvalidate();
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    if (wasWorking.current && !isWorking) invalidate(...lists);
    wasWorking.current = isWorking;
  });
}
