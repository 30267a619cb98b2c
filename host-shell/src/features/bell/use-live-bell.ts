import { useEffect, useEffectEvent, useState } from 'react';
import { bellChanged, bellEntryArrived, followBell } from '@shared-kit/contracts/notifications';
import type { BellKind } from '@shared-kit/contracts/notifications';
import { publish } from '@shared-kit/runtime/events';
import { openConnection } from '@shared-kit/runtime/realtime';
import { notify } from '@shared-kit/ui/toast';
import { useRefreshBell } from './bell.queries.ts';

/** Kinds that are announced while the person is in the portal. Points have a notice of their own; others can wait. */
const announced: ReadonlySet<BellKind> = new Set(['answer', 'request', 'refund']);

/** Follows the person's bell over the page's connection. Returns whether it is connected. */
export function useLiveBell(): boolean {
  const [isConnected, setConnected] = useState(false);
  const refresh = useEffectEvent(useRefreshBell());
  useEffect(() => {
    const connection = openConnection();
    let wasLost = false;
    connection.on(bellChanged, ({ arrived }) => {
      refresh();
      if (!arrived) return;
      publish(bellEntryArrived, { kind: arrived.kind });
      if (announced.has(arrived.kind)) notify({ kind: 'info', text: arrived.title, position: 'in-page' });
    });
    connection.onState((state) => {
      setConnected(state === 'open');
      if (state === 'lost') wasLost = true;
      if (state !== 'open') return;
      // Entries may have arrived while the page was not connected.
      void connection.call(followBell, {}).then(
        () => wasLost && refresh(),
        () => setConnected(false),
      );
    });
    return () => connection.close();
  }, []);
  return isConnected;
}
