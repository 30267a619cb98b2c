import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `retry` once the network is back, while `isWaiting`. For a part that shows nothing meanwhile; `OfflineState`
 * includes it.
 *
 * @example
 *   useRetryWhenOnline(query.status === 'error', query.refetch);
 */
export function useRetryWhenOnline(isWaiting: boolean, retry: () => unknown): void {
  const again = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = (): void => again();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWaiting]);
}
