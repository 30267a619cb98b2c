import { fork } from 'node:child_process';
import { freePortPair } from '../../tools/lib/ports.ts';

/** Starts a baseline server that listens on PORT and reports when it is ready. */
export async function forkServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<{ readonly origin: string; stop(): void }> {
  const port = await freePortPair();
  const server = fork(program, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((done, failed) => {
    server.once('message', () => done());
    server.once('exit', (code) => failed(new Error(`${program} ended with ${code}`)));
  });
  return { origin: `http://localhost:${port}`, stop: () => void server.kill() };
}
