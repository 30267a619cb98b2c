import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { SOCKET_PATH } from '@shared-kit/contracts/delivery';

/** Creates a socket that is not open yet. It reconnects with growing, randomised delays. */
export function createSocket(baseUrl: string, token: () => string): Socket {
  return io({
    path: baseUrl + SOCKET_PATH,
    transports: ['websocket'],
    autoConnect: false,
    forceNew: true,
    auth: (give) => give({ token: token() }),
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    randomizationFactor: 0.5,
    timeout: 10_000,
  });
}
