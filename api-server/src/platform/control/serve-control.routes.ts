import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { runCommand } from '../../cli/run-command.service.ts';
import type { Platform } from '../platform.ts';
import { controlSocketPath } from './forward.adapter.ts';
import type { ControlMessage } from './forward.adapter.ts';

const requestSchema = z.object({
  argv: z.array(z.string()),
  cwd: z.string(),
  operator: z.string().check(z.maxLength(100)),
});

/**
 * Serves the command line while the server owns the embedded database. Only the server's operating-system user can
 * connect.
 */
export async function serveControl(platform: Platform): Promise<() => Promise<void>> {
  if (platform.database.engine !== 'pglite') return async () => undefined;
  const path = controlSocketPath(platform.env.DATA_DIR);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    void answer(platform, socket).catch((error: unknown) => {
      platform.log.warn({ err: error }, 'a command was not understood');
      socket.destroy();
    });
  });
  try {
    await listenOn(server, path);
    await chmod(path, 0o600);
  } catch (error) {
    platform.log.warn({ err: error, path }, 'the command line can not reach this server');
    return async () => undefined;
  }
  return async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await rm(path, { force: true });
  };
}

function listenOn(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}

async function answer(platform: Platform, socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  const send = (message: ControlMessage) => void socket.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const request = requestSchema.safeParse(JSON.parse(line));
    if (!request.success) break;
    const terminal = {
      line: (out: string) => send({ out }),
      error: (error: string) => send({ error }),
      cwd: request.data.cwd,
      operator: request.data.operator,
    };
    send({ exit: await runCommand(request.data.argv, { terminal, platform: async () => platform }) });
    break;
  }
  socket.end();
}
