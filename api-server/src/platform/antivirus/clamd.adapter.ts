import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Refusal, refuse } from '../errors.ts';
import type { Antivirus } from './antivirus.port.ts';

interface Options {
  /** `tcp://127.0.0.1:3310`, or `unix:/run/clamav/clamd.ctl`. */
  readonly url: string;
  /** Milliseconds after which a scanner that neither reads nor answers counts as absent. */
  readonly timeout: number;
}

const maxChunk = 64 * 1024;
const maxReply = 4096;

/** Scans files with ClamAV's daemon by its INSTREAM command. A file is refused while the daemon does not answer. */
export function clamd({ url, timeout }: Options): Antivirus {
  return {
    async expectClean(chunks) {
      const reply = await orUnavailable(() => instream(open(url, timeout), chunks));
      const virus = /^stream: (.+) FOUND$/.exec(reply)?.[1];
      if (virus !== undefined) throw infected(virus);
      if (reply !== 'stream: OK') throw unavailable(reply);
    },
    async check() {
      const socket = open(url, timeout);
      socket.write('zVERSION\0');
      const version = await replyOf(socket);
      if (!version.startsWith('ClamAV ')) throw new Error(`resposta inesperada de ${url}: ${version.slice(0, 80)}`);
      return version;
    },
  };
}

function open(url: string, timeout: number): Socket {
  const { hostname, port } = new URL(url);
  const socket = url.startsWith('unix:')
    ? connect(url.replace(/^unix:(\/\/)?/, ''))
    : connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''));
  socket.setTimeout(timeout, () => socket.destroy(new Error(`no answer within ${timeout} ms`)));
  // A failure is thrown by whoever waits for the socket.
  socket.on('error', () => undefined);
  return socket;
}

async function instream(socket: Socket, chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
  const reply = replyOf(socket);
  reply.catch(() => undefined);
  socket.write('zINSTREAM\0');
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += maxChunk) {
      // The daemon answers early when the file is larger than its limit.
      if (socket.destroyed || socket.readableEnded) return reply;
      await send(socket, chunk.subarray(at, at + maxChunk));
    }
  }
  socket.write(Buffer.alloc(4));
  return reply;
}

async function send(socket: Socket, piece: Buffer): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  socket.write(length);
  if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
}

async function replyOf(socket: Socket): Promise<string> {
  let text = '';
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      text += chunk.toString('utf8');
      if (text.includes('\0') || text.length > maxReply) break;
    }
  } finally {
    socket.destroy();
  }
  if (!text.includes('\0')) throw new Error('the answer is incomplete');
  return text.replace(/\0[\s\S]*$/, '').trim();
}

async function orUnavailable(scan: () => Promise<string>): Promise<string> {
  try {
    return await scan();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unavailable(error instanceof Error ? error.message : String(error));
  }
}

function infected(virus: string): Refusal {
  return refuse(
    'upload.infected',
    422,
    `O antivírus encontrou uma ameaça neste arquivo (${virus.replace(/[^\w.-]/g, '').slice(0, 80)}). Ele não foi guardado. Verifique o seu dispositivo com um antivírus antes de enviar outro arquivo.`,
  );
}

function unavailable(cause: string): Refusal {
  return refuse(
    'upload.not-scanned',
    503,
    'Não foi possível verificar o arquivo com o antivírus agora, e por isso ele não foi guardado. Tente de novo em alguns minutos.',
    { retryAfter: 60, cause },
  );
}
