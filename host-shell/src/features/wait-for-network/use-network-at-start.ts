import { useCallback, useEffect, useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { getComposition } from '@shared-kit/contracts/delivery';
import { confirmed, unconfirmedFor } from '../../lib/worker/confirmation.ts';

/** Polling interval, because some networks return without an event. */
const RETRY_EVERY_MS = 15_000;

export interface NetworkAtStart {
  /** True when the portal was opened offline and has been offline since: none of its data can be loaded. */
  readonly isMissing: boolean;
  readonly isTrying: boolean;
  retry(): void;
}

/**
 * Waits for a network that was missing when the portal was opened. A network that is lost later does not change the
 * page.
 */
export function useNetworkAtStart(): NetworkAtStart {
  const [isMissing, setMissing] = useState(() => unconfirmedFor() === 'offline');
  const [isTrying, setTrying] = useState(false);
  const retry = useCallback(async (): Promise<void> => {
    setTrying(true);
    const hasAnswer = await call(getComposition, {}).then(
      () => true,
      () => false,
    );
    setTrying(false);
    if (hasAnswer) setMissing(false);
  }, []);
  useEffect(() => void confirmed().then(() => unconfirmedFor() === 'offline' && setMissing(true)), []);
  useEffect(() => {
    if (!isMissing) return undefined;
    const retryWhenVisible = (): void => void (document.visibilityState === 'visible' && retry());
    const timer = setInterval(retryWhenVisible, RETRY_EVERY_MS);
    window.addEventListener('online', retryWhenVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryWhenVisible);
    };
  }, [isMissing, retry]);
  return { isMissing, isTrying, retry: () => void retry() };
}
