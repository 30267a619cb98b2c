import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type Mood = 'scans' | 'silent' | 'closes' | 'babbles';

export interface ClamdStandIn {
  readonly url: string;
  /** Bytes of the files that it has scanned. */
  readonly scanned: Buffer[];
  mood: Mood;
  /** Bytes of its `StreamMaxLength`. */
  maxStream: number;
  close(): Promise<void>;
}

/** The text that its database knows as a virus. */
export const virus = 'AZULEJO-TEST-VIRUS';

/** Starts a server that follows clamd's protocol: `z` commands, chunks with their length, replies that end with NUL. */
export async function startClamd(path?: string): Promise<ClamdStandIn> {
  const open = new Set<Socket>();
  const standIn = { url: '', scanned: [] as Buffer[], mood: 'scans' as Mood, maxStream: 300 * 1024 * 1024, close };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    void serve(socket).catch(() => socket.destroy());
  });

  async function serve(socket: Socket): Promise<void> {
    let bytes = Buffer.alloc(0);
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      if (standIn.mood === 'silent') continue;
      if (standIn.mood === 'closes') return void socket.destroy();
      bytes = Buffer.concat([bytes, chunk]);
      const reply = standIn.mood === 'babbles' ? 'what?' : answer(bytes);
      if (reply !== null) return void socket.end(`${reply}\0`);
    }
  }

  function answer(bytes: Buffer): string | null {
    const end = bytes.indexOf(0);
    if (end === -1) return null;
    const command = bytes.toString('latin1', 0, end);
    if (command === 'zVERSION') return 'ClamAV 1.4.2/27000/Mon Nov 23 08:00:00 2026';
    if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
    const chunks: Buffer[] = [];
    let total = 0;
    for (let at = end + 1; at + 4 <= bytes.length;) {
      const length = bytes.readUInt32BE(at);
      total += length;
      if (total > standIn.maxStream) return 'INSTREAM size limit exceeded. ERROR';
      if (length === 0) return verdict(Buffer.concat(chunks));
      if (at + 4 + length > bytes.length) return null;
      chunks.push(bytes.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    return null;
  }

  function verdict(file: Buffer): string {
    standIn.scanned.push(file);
    return file.includes(virus) ? 'stream: Azulejo.Test-1 FOUND' : 'stream: OK';
  }

  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    await new Promise((done) => server.close(done));
  }

  server.listen(path === undefined ? { port: 0, host: '127.0.0.1' } : { path });
  await once(server, 'listening');
  standIn.url = path === undefined ? `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` : `unix:${path}`;
  return standIn;
}
