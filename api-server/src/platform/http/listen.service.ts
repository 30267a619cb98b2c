import type { FastifyInstance } from 'fastify';
import { EnvError } from '../../env.ts';
import { serveControl } from '../control/serve-control.routes.ts';
import { diskFull, isOutOfSpace } from '../database/data-directory.adapter.ts';
import type { Platform } from '../platform.ts';
import { drain } from './drain.service.ts';
import { portalUrlOf } from './request-address.rules.ts';
import { StartError, exitCodes } from '../start-error.types.ts';

/** Milliseconds for which requests in progress may finish after the server receives a stop signal. */
const patience = 10_000;

/** The origins of an installation, each on its own port. */
interface Origins {
  readonly portal: FastifyInstance;
  readonly content: FastifyInstance;
  /** Payment stand-in, where it is on. */
  readonly standIn: FastifyInstance | null;
}

/**
 * Listens, and shuts down in order on SIGTERM and SIGINT: it accepts no new requests, lets running ones finish, then
 * stops the jobs and closes the database.
 */
export async function listen({ portal, content, standIn }: Origins, platform: Platform): Promise<void> {
  const { HOST, PORT, CONTENT_PORT, PAYMENT_STAND_IN_PORT } = platform.env;
  const close = async () => {
    await Promise.all([portal.close(), content.close(), standIn?.close()]);
    await platform.close();
  };
  let endControl: () => Promise<void> = async () => undefined;
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    platform.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(exitCodes.unexpected), patience + platform.env.DRAIN_SECONDS * 1000).unref();
    await endControl();
    await Promise.all([portal, content].map(({ server }) => drain(server, platform.env.DRAIN_SECONDS)));
    await close();
    process.exit(0);
  };
  // One forgotten promise must not end the calls of everybody else. An error that nobody caught still ends the process.
  process.on('unhandledRejection', (error) =>
    platform.log.error({ err: error }, 'a promise was rejected, and nothing handled it'),
  );
  platform.database.onPanic((error) => void endAfterPanic(platform, error));
  // Registered before the first request can be answered: a supervisor may stop the server as soon as it is up.
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  try {
    await listenAt(content, { host: HOST, port: CONTENT_PORT, setting: 'CONTENT_PORT' });
    if (standIn && PAYMENT_STAND_IN_PORT !== undefined)
      await listenAt(standIn, { host: HOST, port: PAYMENT_STAND_IN_PORT, setting: 'PAYMENT_STAND_IN_PORT' });
    // Listens on the portal last: once it is up, the content origin is up too.
    await listenAt(portal, { host: HOST, port: PORT, setting: 'PORT' });
  } catch (error) {
    await close();
    throw error;
  }
  const { database, log, storage, mail, messages, clock, jobs } = platform;
  try {
    await jobs.work({
      db: database.db,
      log,
      storage,
      mail,
      messages,
      jobs,
      portalUrlOf: (tenant) => portalUrlOf(platform.env, tenant),
      now: () => clock.now(),
    });
    endControl = await serveControl(platform);
  } catch (error) {
    // A stop that comes this early ends the jobs while they are being started; it ends the process itself.
    if (!stopping) throw error;
  }
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

/**
 * Ends a server whose embedded database has ended, as a kill would: what was confirmed is on disk, and only a new start
 * can read it.
 */
async function endAfterPanic({ env, log }: Platform, error: unknown): Promise<never> {
  log.fatal({ err: error }, 'the embedded database has ended');
  failStart((await isOutOfSpace(env.DATA_DIR, error)) ? diskFull(env.DATA_DIR) : error);
}

/** Ends the process. Prints a message for a known reason and the whole error otherwise. */
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
