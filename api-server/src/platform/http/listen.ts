import type { FastifyInstance } from 'fastify';
import { EnvError } from '../../env.ts';
import { serveControl } from '../control/serve-control.ts';
import type { Platform } from '../platform.ts';
import { StartError, exitCodes } from '../start-error.ts';

/** How long requests under way may take to finish once the server is told to stop. */
const patience = 10_000;

/** The two origins of an installation, each with a port of its own. */
interface Origins {
  readonly portal: FastifyInstance;
  readonly content: FastifyInstance;
}

/** Listens, and closes in order on SIGTERM and SIGINT: no new requests, running ones finish, then jobs, then the database. */
export async function listen({ portal, content }: Origins, platform: Platform): Promise<void> {
  const { HOST, PORT, CONTENT_PORT } = platform.env;
  const close = async () => {
    await Promise.all([portal.close(), content.close()]);
    await platform.close();
  };
  let endControl: () => Promise<void> = async () => undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    platform.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(exitCodes.unexpected), patience).unref();
    await endControl();
    await close();
    process.exit(0);
  };
  // Before the first request can be answered: whoever sees the server up may stop it.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  try {
    await listenAt(content, { host: HOST, port: CONTENT_PORT, setting: 'CONTENT_PORT' });
    // Last: whoever sees the portal up may rely on the rest.
    await listenAt(portal, { host: HOST, port: PORT, setting: 'PORT' });
  } catch (error) {
    await close();
    throw error;
  }
  const { database, log, storage, mail, messages, clock, jobs } = platform;
  await jobs.work({ db: database.db, log, storage, mail, messages, jobs, now: () => clock.now() });
  endControl = await serveControl(platform);
}

async function listenAt(
  app: FastifyInstance,
  { setting, ...at }: { host: string; port: number; setting: string },
): Promise<void> {
  try {
    await app.listen(at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const message = `A porta ${at.port} já está em uso por outro programa. Encerre-o ou escolha outra porta (${setting}). Nada foi alterado.`;
    throw new StartError(exitCodes.portBusy, message);
  }
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
