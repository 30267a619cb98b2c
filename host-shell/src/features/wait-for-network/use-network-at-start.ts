import { useCallback, useEffect, useState } from 'react';
import { call } from 'shared-kit/api';
import { getComposition } from 'shared-kit/contracts/delivery';
import { confirmed, unconfirmedFor } from '../../lib/worker/confirmation.ts';

/** Some networks come back without a word. */
const ASK_EVERY_MS = 15_000;

export interface NetworkAtStart {
  /** The portal was opened without a network, and there has been none since: nothing of its data can be there. */
  readonly isMissing: boolean;
  readonly isTrying: boolean;
  retry(): void;
}

/** Waits for the network that was not there when the portal was opened. One that is lost later leaves the page as it is. */
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
    const ask = (): void => void (document.visibilityState === 'visible' && retry());
    const timer = setInterval(ask, ASK_EVERY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [isMissing, retry]);
  return { isMissing, isTrying, retry: () => void retry() };
}
