import { fork } from 'node:child_process';
import { join } from 'node:path';
import { cpuOf, memoryOf } from '../lib/process-figures.ts';

export interface SocketCost {
  /** Kilobytes of memory of a node that one open socket takes. */
  readonly memoryKB: number;
  /** Milliseconds of CPU of a node that one socket takes in a minute in which nothing happens. */
  readonly cpuPerMinute: number;
}

const sockets = 1000;
const idleSeconds = 60;

/** Opens sockets of people to one node and leaves them alone. */
export async function socketCost(
  node: { readonly origin: string; readonly pid: number },
  { tenant, tokens }: { readonly tenant: string; readonly tokens: readonly string[] },
): Promise<SocketCost> {
  const crowd = fork(join(import.meta.dirname, '../chat/crowd-process.ts'));
  const word = (expected: string) =>
    new Promise<void>((done) =>
      crowd.on('message', function hear(said) {
        if (said !== expected) return;
        crowd.off('message', hear);
        done();
      }),
    );
  try {
    await word('ready');
    const idleBefore = await cpuIn(node.pid);
    const before = memoryOf(node.pid);
    const opened = word('open');
    const all = Array.from({ length: sockets }, (_, index) => tokens[index % tokens.length] ?? '');
    crowd.send({
      open: { origin: node.origin, path: `/${tenant}/api/socket`, room: 0, joins: false, tokens: all },
    });
    await opened;
    const memoryKB = (memoryOf(node.pid) - before) / sockets;
    return { memoryKB, cpuPerMinute: Math.max(0, (await cpuIn(node.pid)) - idleBefore) / sockets };
  } finally {
    crowd.kill();
  }
}

/** Returns the milliseconds of CPU that the process uses in the next minute. */
async function cpuIn(pid: number): Promise<number> {
  const before = cpuOf(pid);
  await new Promise((done) => setTimeout(done, idleSeconds * 1000));
  return ((cpuOf(pid) - before) * 60) / idleSeconds;
}
