import { useEffect } from 'react';
import { dismissToast, notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Duration of the offline notice (A8-02). */
const OFFLINE_NOTICE_MS = 5000;
const KEY = 'offline';

/** A8-01: shows a notice when the connection is lost, and removes it when the connection returns. */
export function useOfflineNotice(): void {
  useEffect(() => {
    const onOffline = (): void => {
      notify({
        kind: 'warning',
        text: labels.offline,
        durationMs: OFFLINE_NOTICE_MS,
        position: 'bottom-center',
        key: KEY,
      });
    };
    const onOnline = (): void => dismissToast(KEY);
    if (!navigator.onLine) onOffline();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}
