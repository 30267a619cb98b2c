import { useEffect, useEffectEvent, useState } from 'react';
import { call, onCompositionSeen } from 'shared-kit/api';
import { getComposition } from 'shared-kit/contracts/platform';
import type { Composition } from 'shared-kit/contracts/platform';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';
import { confirmed, unconfirmedFor } from '../../lib/worker/confirmation.ts';

/** While the tab is looked at, the server is asked this often. Most answers are a 304. */
const ASK_EVERY_MS = MINUTE_MS;

interface TabEvents {
  /** The page was shown before the server could say that it is the one of now; by now it has. */
  onStart(newest: Composition): void;
  /** The tab is seen again, after so long; `newest` is as the server has it now. */
  onShown(newest: Composition, awayForMs: number): void;
  onHidden(newest: Composition): void;
}

/**
 * What a page loaded now would be made of. Learnt from the header of any reply, and asked for when the tab is seen again and now
 * and then while it is looked at: somebody who only reads makes no calls.
 */
export function useNewestComposition(page: Composition, events: TabEvents): Composition {
  const [newest, setNewest] = useState(page);
  const onStart = useEffectEvent(events.onStart);
  const onShown = useEffectEvent(events.onShown);
  const onHidden = useEffectEvent(() => events.onHidden(newest));

  useEffect(() => {
    let told = page.id;
    let hiddenAt: number | undefined;
    let asking: Promise<Composition | undefined> | undefined;

    const ask = (): Promise<Composition | undefined> => {
      asking ??= call(getComposition, {})
        .then((composition) => {
          setNewest((before) => (before.id === composition.id ? before : composition));
          return composition;
        })
        // Offline, or the server is being replaced: the next reply or the next look tells.
        .catch(() => undefined)
        .finally(() => (asking = undefined));
      return asking;
    };
    void confirmed().then(async () => {
      const composition = unconfirmedFor() && (await ask());
      if (composition) onStart(composition);
    });
    const stopListening = onCompositionSeen((id) => {
      if (id === told) return;
      told = id;
      void ask();
    });
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), ASK_EVERY_MS);
    const onVisibility = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return onHidden();
      }
      const awayForMs = hiddenAt === undefined ? 0 : Date.now() - hiddenAt;
      const composition = await ask();
      if (composition && document.visibilityState === 'visible') onShown(composition, awayForMs);
    };
    const onFocus = (): void => void ask();
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
