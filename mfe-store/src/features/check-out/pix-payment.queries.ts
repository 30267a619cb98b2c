import { useEffect, useState } from 'react';
import { useApiMutation, useQuery, useQueryClient, apiQueryOptions, queryKeyOf } from '@shared-kit/runtime/api';
import { openConnection } from '@shared-kit/runtime/realtime';
import { cancelPix, followOrder, orderChanged, showPix } from '@shared-kit/contracts/store';
import type { PixPayment } from '@shared-kit/contracts/store';
import { notify } from '@shared-kit/ui/toast';

/** Milliseconds between reads while the page has no connection to the server, and while it has one. */
const POLL_MS = { unconnected: 3_000, connected: 20_000 };

/**
 * Reads a Pix and follows it: by server events, and by polling, which is slower while events arrive.
 */
export function usePixPayment(idOrder: number) {
  const isConnected = useFollowedOrder(idOrder);
  return useQuery({
    ...apiQueryOptions(showPix, { params: { idOrder } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && state.data.payment.state !== 'open' ? false : isConnected ? POLL_MS.connected : POLL_MS.unconnected,
  });
}

/** Subscribes to the changes of an order and reads its Pix again at each. Returns whether events arrive. */
function useFollowedOrder(idOrder: number): boolean {
  const client = useQueryClient();
  const [isConnected, setIsConnected] = useState(false);
  useEffect(() => {
    const connection = openConnection();
    const read = () => void client.invalidateQueries({ queryKey: queryKeyOf(showPix, { params: { idOrder } }) });
    connection.on(orderChanged, (changed) => {
      if (changed.idOrder === idOrder) read();
    });
    connection.onState((state) => {
      if (state !== 'open') return setIsConnected(false);
      // Reads after it follows: a payment between the two is seen.
      connection.call(followOrder, { idOrder }).then(
        () => (setIsConnected(true), read()),
        () => setIsConnected(false),
      );
    });
    return () => connection.close();
  }, [client, idOrder]);
  return isConnected;
}

/** Cancels a Pix. The reply may say that it was paid before. */
export function useCancelPix(idOrder: number, onCancelled: (payment: PixPayment) => void) {
  const client = useQueryClient();
  return useApiMutation(cancelPix, {
    onSuccess: (reply) => {
      client.setQueryData(apiQueryOptions(showPix, { params: { idOrder } }).queryKey, reply);
      onCancelled(reply.payment);
    },
    onError: (error) => notify({ kind: 'error', text: error.message, error, key: 'cancel-pix' }),
  });
}

/** Returns the seconds that are left, counted down from those that the server has sent. */
export function useSecondsLeft(secondsLeft: number, readAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(secondsLeft - Math.max(0, now - readAt) / 1000));
}
