import { useState } from 'react';
import { useDeliverPending } from '@shared-kit/runtime/write-queue';
import { deliverPendingVisits } from '@shared-kit/runtime/tracking';
import { deliverPendingReports } from './progress-queue.ts';
import { deliverPendingScorm } from './scorm-queue.ts';
import { useInvalidateProgress } from './use-progress-refresh.ts';

/**
 * Delivers the progress made while offline: now, and each time delivery becomes possible.
 * @returns whether the first delivery is over, so that the following reads include it.
 */
export function usePendingProgress(): boolean {
  const [isOver, setOver] = useState(false);
  const refresh = useInvalidateProgress();
  useDeliverPending(async (idUser) => {
    const wasAny = [await deliverPendingReports(idUser), await deliverPendingScorm(idUser)].includes(true);
    setOver(true);
    if (wasAny) refresh();
    await deliverPendingVisits(idUser);
  });
  return isOver;
}
