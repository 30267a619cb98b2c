import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Terminal } from '../../cli/terminal.port.ts';

/** Messages of the server, one JSON object per line. */
export type ControlMessage = { out: string } | { error: string } | { exit: number };

export function controlSocketPath(dataDirectory: string): string {
  return join(dataDirectory, 'control.sock');
}

/** Forwards a command to the server that owns the data directory. Returns null when no server listens there. */
export function forwardToServer(
  dataDirectory: string,
  argv: readonly string[],
  terminal: Terminal,
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(controlSocketPath(dataDirectory));
    let exit: number | null = null;
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    socket.on('connect', () =>
      socket.write(`${JSON.stringify({ argv, cwd: terminal.cwd, operator: terminal.operator })}\n`),
    );
    createInterface({ input: socket }).on('line', (line) => {
      const message = JSON.parse(line) as ControlMessage;
      if ('out' in message) terminal.line(message.out);
      else if ('error' in message) terminal.error(message.error);
      else exit = message.exit;
    });
    socket.on('close', () => {
      if (exit === null) terminal.error('O servidor encerrou a conexão antes de terminar o comando.');
      resolve(exit ?? 1);
    });
  });
}
