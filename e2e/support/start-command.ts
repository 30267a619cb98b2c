import { spawn } from 'node:child_process';
import { inWorkspace } from '../../tools/lib/workspace.ts';

export interface StartCommand {
  /** Output so far. */
  readonly output: () => string;
  /** Resolves when the command reports that the portal is up; rejects when it exits before. */
  readonly up: Promise<void>;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  stop(): Promise<number | null>;
}

/** Runs the command of `npm start` as in a terminal, without npm in between. */
export function startCommand(settings: { readonly port: number; readonly dataDirectory: string }): StartCommand {
  const command = spawn(process.execPath, [inWorkspace('tools/bootstrap.mjs'), 'start'], {
    cwd: inWorkspace(),
    env: { ...process.env, PORT: String(settings.port), AZULEJO_DATA: settings.dataDirectory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((done) => command.once('close', done));
  const up = new Promise<void>((done, failed) => {
    const append = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      if (output.includes('Azulejo is up')) done();
    };
    command.stdout.on('data', append);
    command.stderr.on('data', append);
    void ended.then((code) => failed(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  up.catch(() => undefined);
  return {
    output: () => output,
    up,
    ended,
    stop() {
      command.kill('SIGTERM');
      return ended;
    },
  };
}
