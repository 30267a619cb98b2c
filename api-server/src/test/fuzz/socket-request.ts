import { connect } from 'node:net';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

interface Received {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A caller that leaves, or a server that closes without a reply. It is no fault: nobody reads the reply. */
const left: Received = { status: 0, type: '', body: '' };

/**
 * Sends a request as bytes, so that nothing corrects it on its way, and reads the reply until the server closes. Every
 * fifth body is announced longer than it is: the caller leaves in the middle.
 */
export function requestOverSocket(port: number, sent: Sent): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  const isCut = sent.body !== null && sent.body.length % 5 === 4;
  socket.setTimeout(30_000, () =>
    socket.destroy(new Error(`${sent.method} ${sent.url.slice(0, 200)}: no reply in 30 s`)),
  );
  socket.on('data', (chunk) => void chunks.push(chunk));
  socket.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(received(chunks)) : reject(error),
  );
  socket.on('close', () => resolve(received(chunks)));
  socket.write(bytesOf(sent, isCut));
  if (isCut) setTimeout(() => socket.destroy(), 20);
  return promise;
}

function bytesOf({ method, url, headers, body }: Sent, isCut: boolean): Buffer {
  const length = body === null ? [] : [`content-length: ${body.length + (isCut ? 100 : 0)}`];
  const lines = Object.entries({ ...headers, connection: 'close' })
    .filter(([name]) => name !== 'te' && name !== 'expect')
    .map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${url} HTTP/1.1`, ...lines, ...length, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

function received(chunks: readonly Buffer[]): Received {
  const all = Buffer.concat(chunks).toString('latin1');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(all)?.[1];
  if (status === undefined) return left;
  const [head = '', ...rest] = all.split('\r\n\r\n');
  const type = /^content-type: *(.*)$/im.exec(head)?.[1] ?? '';
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString();
  return { status: Number(status), type, body: /^transfer-encoding: *chunked/im.test(head) ? unchunked(body) : body };
}

/** Good enough for the small JSON of a refusal. */
function unchunked(body: string): string {
  return body.replace(/(^|\r\n)[0-9a-f]+\r\n/gi, '').trimEnd();
}
