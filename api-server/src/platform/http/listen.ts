import type { FastifyInstance } from 'fastify';
import { EnvError } from '../../env.ts';
import { serveControl } from '../control/serve-control.ts';
import type { Platform } from '../platform.ts';
import { StartError, exitCodes } from '../start-error.ts';

/** How long requests under way may take to finish once the server is told to stop. */
const patience = 10_000;

/** Listens, and closes in order on SIGTERM and SIGINT: no new requests, running ones finish, then jobs, then the database. */
export async function listen(app: FastifyInstance, platform: Platform): Promise<void> {
  const { HOST, PORT } = platform.env;
  let endControl: () => Promise<void> = async () => undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    platform.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(exitCodes.unexpected), patience).unref();
    await endControl();
    await app.close();
    await platform.close();
    process.exit(0);
  };
  // Before the first request can be answered: whoever sees the server up may stop it.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    await app.close();
    await platform.close();
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? portBusy(PORT) : error;
  }
  const { database, log, storage, mail, clock, jobs } = platform;
  await jobs.work({ db: database.db, log, storage, mail, now: () => clock.now() });
  endControl = await serveControl(platform);
}

function portBusy(port: number): StartError {
  return new StartError(
    exitCodes.portBusy,
    `A porta ${port} já está em uso por outro programa. Encerre-o ou escolha outra porta (PORT). Nada foi alterado.`,
  );
}

/** Ends the process: with a message where the reason is known, with the whole error where it is not. */
export function failStart(error: unknown): never {
  if (error instanceof StartError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
  }
  if (error instanceof EnvError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(exitCodes.usage);
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(exitCodes.unexpected);
}
