import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import type { Socket } from 'node:net';
import { connect } from 'node:tls';

/** Destination of raw bytes: the proxy by its name over TLS, or a node. */
export interface RawTarget {
  readonly port: number;
  readonly host: string;
  readonly isTls: boolean;
  /** Address that the client calls from; the loopback network has many. */
  readonly from?: string;
}

/** Milliseconds without a further byte after which an answer counts as complete. */
const quietMs = 400;
/** Milliseconds for which a target that answers nothing is waited for. */
const silentMs = 1_500;

async function open({ port, host, isTls, from = '127.0.0.1' }: RawTarget): Promise<Socket> {
  const wire = connectPlain({ host: '127.0.0.1', port, localAddress: from });
  const socket = isTls ? connect({ socket: wire, servername: host, rejectUnauthorized: false }) : wire;
  socket.on('error', () => undefined);
  await once(socket, isTls ? 'secureConnect' : 'connect');
  return socket;
}

/** Sends bytes as they are, and returns the status of each reply on that connection. */
export async function statusesOf(target: RawTarget, bytes: string): Promise<number[]> {
  const socket = await open(target);
  let text = '';
  await new Promise<void>((done) => {
    let timer = setTimeout(done, silentMs);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      done();
    });
    socket.write(Buffer.from(bytes, 'latin1'));
  });
  socket.destroy();
  return [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}

const chunk = (data: string): string => `${data.length.toString(16)}\r\n${data}\r\n`;
const lastChunk = '0\r\n\r\n';

/**
 * Returns requests that carry `hidden`, a whole request, where two readers may disagree about the end of the first
 * one. Whoever reads the headers differently from the proxy executes the hidden request.
 */
export function smugglingRequests(line: string, host: string, hidden: string): Record<string, string> {
  const after = lastChunk + hidden;
  const request = (headers: readonly string[], body: string, start = line) =>
    `${[start, `Host: ${host}`, 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n${body}`;
  const length = (body: string) => `Content-Length: ${body.length}`;
  const chunked = 'Transfer-Encoding: chunked';
  const inChunk = chunk(hidden) + lastChunk;
  return {
    'a length before chunks': request([length(after), chunked], after),
    'chunks before a short length': request([chunked, 'Content-Length: 4'], inChunk),
    'two lengths': request(['Content-Length: 0', length(hidden)], hidden),
    'two lengths, the long one first': request([length(hidden), 'Content-Length: 0'], hidden),
    'a list of lengths': request([`Content-Length: ${hidden.length}, 0`], hidden),
    'a signed length': request([`Content-Length: +${hidden.length}`], hidden),
    'a space before the colon': request([length(after), 'Transfer-Encoding : chunked'], after),
    'a folded line': request([length(after), 'Transfer-Encoding:\r\n chunked'], after),
    'another coding': request([length(after), 'Transfer-Encoding: xchunked'], after),
    'a coding after chunks': request([length(after), 'Transfer-Encoding: chunked, identity'], after),
    'two codings': request([length(after), chunked, 'Transfer-Encoding: identity'], after),
    'a vertical tab before the coding': request([length(after), 'Transfer-Encoding:\u000bchunked'], after),
    'a line that ends in LF': request([length(after), `X-Line: a\n${chunked}`], after),
    'lines that all end in LF': request([length(after), chunked], after).replace(/\r\n/g, '\n'),
    'a CR within a value': request([length(after), `X-Line: a\r${chunked}`], after),
    'a NUL within a name': request([length(after), 'Transfer\u0000-Encoding: chunked'], after),
    'chunks in HTTP 1.0': request([length(after), chunked], after, line.replace('HTTP/1.1', 'HTTP/1.0')),
    'an extension that ends in LF': request([chunked], `2;\nxx\r\n${hidden.length.toString(16)}\r\n${after}`),
    'a chunk that ends in LF': request([chunked], `2\nxx\n${chunk(hidden)}${lastChunk}`),
    'a size with a sign': request([chunked], `-2\r\n${inChunk}`),
    'a size beyond 64 bits': request([chunked], `10000000000000002\r\nxx\r\n${inChunk}`),
    'an upgrade with a body': request(['Connection: Upgrade', 'Upgrade: websocket', length(hidden)], hidden),
    'an upgrade to HTTP 2 with a body': request(
      ['Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'Upgrade: h2c', length(hidden)],
      hidden,
    ),
    'a body that awaits consent': request(['Expect: 100-continue', length(hidden)], hidden),
    'a body that awaits a malformed consent': request(['Expect: y 100-continue', length(hidden)], hidden),
  };
}

/** Returns one request whose body comes in two chunks with extensions, which every reader must read alike. */
export function requestInChunks(line: string, host: string, body: string): string {
  const [first, second] = [body.slice(0, 5), body.slice(5)];
  const withExtension = (data: string, extension: string) => chunk(data).replace('\r\n', `;${extension}\r\n`);
  const headers = [line, `Host: ${host}`, 'Content-Type: application/json', 'Transfer-Encoding: chunked'].join('\r\n');
  return `${headers}\r\n\r\n${withExtension(first, 'a=b')}${withExtension(second, 'c="d e"')}${lastChunk}`;
}
