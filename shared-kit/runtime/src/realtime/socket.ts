import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { SOCKET_PATH } from '@shared-kit/contracts/delivery';

/**
 * Creates a socket that is not open yet. It reconnects with growing, randomised delays. The first is between 0 and 2 s:
 * when a server ends, its pages come back over this time, not all at once (docs/benchmarks.md).
 */
export function createSocket(baseUrl: string, token: () => string): Socket {
  return io({
    path: baseUrl + SOCKET_PATH,
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    auth: (give) => give({ token: token() }),
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 10_000,
    randomizationFactor: 1,
    timeout: 10_000,
  });
}
