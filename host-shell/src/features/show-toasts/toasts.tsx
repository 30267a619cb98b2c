import { useRef } from 'react';
import type { ReactNode } from 'react';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { useEvent } from '@shared-kit/runtime/events';
import { POINTS_TOAST, ToastRegion, hasToast, notify } from '@shared-kit/ui/toast';
import { joinedGain, pointsNotice } from './points.rules.ts';
import type { EarnedPoints } from './points.rules.ts';
import { useCrowdNotice } from './use-crowd-notice.ts';
import { useOfflineNotice } from './use-offline-notice.ts';

/** Duration of the points notice (A9-19). */
const POINTS_NOTICE_MS = 9000;

/** Shows all notices of the portal: notices of every part, earned points, a lost connection, a crowd. */
export function Toasts(): ReactNode {
  useOfflineNotice();
  useCrowdNotice();
  const latest = useRef<EarnedPoints>(undefined);
  useEvent(pointsEarned, (earned) => {
    const gain = joinedGain(hasToast(POINTS_TOAST) ? latest.current : undefined, earned);
    latest.current = gain;
    // Viewers and evaluations have no place in the page: what a journey earns there is shown once, afterwards.
    notify({
      key: POINTS_TOAST,
      kind: 'success',
      durationMs: POINTS_NOTICE_MS,
      position: 'in-page',
      ...pointsNotice(gain),
    });
  });
  return <ToastRegion />;
}
