import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { connect } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';

export interface ProxiedReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Call {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Address that the client calls from; the loopback network has many. */
  readonly from?: string;
}

/** Calls the proxy as a browser would: by name, over TLS. Status 0 means that it answered nothing. */
export function callProxy(port: number, call: Call): Promise<ProxiedReply> {
  const { host, path, method = 'GET', headers = {}, body, from } = call;
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        servername: host,
        // The test's own certificate is signed by itself.
        rejectUnauthorized: false,
        agent: false,
        headers: { host, ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
      },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', (error) => resolve({ status: 0, headers: {}, body: error.message }));
    sent.end(body);
  });
}

/** Sends a request whose body never comes, so that the proxy keeps its connection. Returns the function that closes it. */
export async function openUnfinishedRequest(
  port: number,
  { host, path, from = '127.0.0.1' }: Call,
): Promise<() => void> {
  const wire = connectPlain({ host: '127.0.0.1', port, localAddress: from });
  const socket = connect({ socket: wire, servername: host, rejectUnauthorized: false });
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  return () => void socket.destroy();
}

/** Returns the version of TLS that a connection with these options speaks; null when the proxy refuses it. */
export function protocolWith(port: number, host: string, options: ConnectionOptions): Promise<string | null> {
  return new Promise((done) => {
    const at = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false };
    const socket = connect({ ...at, ...options }, () => {
      done(socket.getProtocol());
      socket.destroy();
    });
    socket.once('error', () => done(null));
  });
}
