import { useEffect, useEffectEvent, useState } from 'react';
import { call, onCompositionSeen } from '@shared-kit/runtime/api';
import { getComposition } from '@shared-kit/contracts/delivery';
import type { Composition } from '@shared-kit/contracts/delivery';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { confirmed, unconfirmedFor } from '../../lib/worker/confirmation.ts';

/** Polling interval while the tab is visible. Most responses are a 304. */
const CHECK_EVERY_MS = MINUTE_MS;

interface TabEvents {
  /** Called when the server confirms a composition after the page was shown unconfirmed. */
  onStart(newest: Composition): void;
  /** Called when the tab is shown again, with the hidden time; `newest` is the server's current composition. */
  onShown(newest: Composition, hiddenForMs: number): void;
  onHidden(newest: Composition): void;
}

/**
 * Returns the composition that a page loaded now would have. It is read from the header of any API response, and
 * requested when the tab is shown again and at intervals while it is visible: a person who only reads sends no calls.
 */
export function useNewestComposition(page: Composition, events: TabEvents): Composition {
  const [newest, setNewest] = useState(page);
  const onStart = useEffectEvent(events.onStart);
  const onShown = useEffectEvent(events.onShown);
  const onHidden = useEffectEvent(() => events.onHidden(newest));

  useEffect(() => {
    let reported = page.id;
    let hiddenAt: number | undefined;
    let pending: Promise<Composition | undefined> | undefined;

    const check = (): Promise<Composition | undefined> => {
      pending ??= call(getComposition, {})
        .then((composition) => {
          setNewest((before) => (before.id === composition.id ? before : composition));
          return composition;
        })
        // Offline, or the server is being replaced: the next response or poll updates it.
        .catch(() => undefined)
        .finally(() => (pending = undefined));
      return pending;
    };
    void confirmed().then(async () => {
      const composition = unconfirmedFor() && (await check());
      if (composition) onStart(composition);
    });
    const stopListening = onCompositionSeen((id) => {
      if (id === reported) return;
      reported = id;
      void check();
    });
    const timer = setInterval(() => document.visibilityState === 'visible' && void check(), CHECK_EVERY_MS);
    const onVisibility = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return onHidden();
      }
      const hiddenForMs = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
      const composition = await check();
      if (composition && document.visibilityState === 'visible') onShown(composition, hiddenForMs);
    };
    const onFocus = (): void => void check();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('focus', onFocus);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('focus', onFocus);
    };
  }, [page]);

  return newest;
}
