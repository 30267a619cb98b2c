import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Part } from './parts.ts';

/** Sends a part of a run from a process of its own. Fails when the process ends before the part does. */
export async function sendInProcess(bodies: number, seed: number): Promise<Part> {
  const program = join(import.meta.dirname, 'part-process.ts');
  const child = fork(program, [String(bodies), String(seed)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  return await new Promise<Part>((done, failed) => {
    child.once('message', (part: Part) => done(part));
    child.once('exit', (code, signal) => failed(new Error(`the part of seed ${seed} ended with ${code ?? signal}`)));
  });
}
