/**
 * Floods a server as one tenant on many connections at once, again and again, until the process is ended. It is a process
 * of its own, so that the measuring one doesn't wait for its replies.
 */
import { flood } from '../../api-server/src/test/write-load.ts';
import type { FloodKind } from './flood-kinds.ts';

interface Target {
  /** Origin and path of the tenant's portal. */
  readonly portal: string;
  readonly idUser: number;
  readonly token: string;
  /** Cookie by which a document carries the data of the person. */
  readonly cookie: string;
}

const forwarded = { 'x-forwarded-host': 'localhost' };
const opened = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

const attempts: Readonly<Record<FloodKind, (target: Target) => Promise<Response>>> = {
  calls: ({ portal, idUser, token }) =>
    fetch(`${portal}/api/users/${idUser}`, { headers: { ...forwarded, authorization: `Bearer ${token}` } }),
  pages: ({ portal, cookie }) => fetch(`${portal}/`, { headers: { ...forwarded, ...opened, cookie } }),
  sockets: ({ portal, token }) =>
    new Promise((done) => {
      const socket = new WebSocket(`${portal.replace('http', 'ws')}/api/socket/?EIO=4&transport=websocket`);
      const end = () => {
        socket.close();
        done(new Response());
      };
      // socket.io: the handshake of the transport, then that of the page.
      socket.addEventListener('message', ({ data }: MessageEvent<string>) =>
        data.startsWith('0') ? socket.send(`40${JSON.stringify({ token })}`) : end(),
      );
      socket.addEventListener('error', end);
    }),
};

const [kind, text = ''] = process.argv.slice(2);
const target = JSON.parse(text) as Target;
flood(100, () => attempts[kind as FloodKind](target));
