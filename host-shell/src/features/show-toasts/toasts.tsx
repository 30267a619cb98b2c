import { useRef } from 'react';
import type { ReactNode } from 'react';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { useEvent } from '@shared-kit/runtime/events';
import { ToastRegion, notify } from '@shared-kit/ui/toast';
import { joinedGain, pointsNotice } from './points.rules.ts';
import type { ShownGain } from './points.rules.ts';
import { useOfflineNotice } from './use-offline-notice.ts';

/** Duration of the points notice (A9-19). */
const POINTS_NOTICE_MS = 9000;

/** Shows all notices of the portal: notices of every part, earned points, a lost connection. */
export function Toasts(): ReactNode {
  useOfflineNotice();
  const shown = useRef<ShownGain>(undefined);
  useEvent(pointsEarned, (fact) => {
    const gain = joinedGain(shown.current, fact, Date.now(), POINTS_NOTICE_MS);
    shown.current = gain;
    notify({ key: 'points', kind: 'success', durationMs: POINTS_NOTICE_MS, ...pointsNotice(gain) });
  });
  return <ToastRegion />;
}
