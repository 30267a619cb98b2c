import { useEffect } from 'react';
import { useCallsInLine } from '@shared-kit/runtime/api';
import { dismissToast, notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

const KEY = 'crowd';

/** Shows a notice while calls wait until a crowded server admits them. They go on by themselves. */
export function useCrowdNotice(): void {
  const isWaiting = useCallsInLine(({ calls }) => calls > 0);
  useEffect(() => {
    if (!isWaiting) return;
    notify({
      kind: 'info',
      title: labels.crowd,
      text: labels.crowdHint,
      durationMs: null,
      position: 'bottom-center',
      key: KEY,
    });
    return () => dismissToast(KEY);
  }, [isWaiting]);
}
