import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Env } from '../env.ts';
import { withoutPersonalData } from './personal-data.rules.ts';

export type Logger = FastifyBaseLogger;

/** Creates the structured logger. It removes tokens, passwords, card data and personal data (decision 555). */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    redact: {
      paths: [
        // The query of the URL carries signatures and one-time tokens; the request's log line contains the path.
        'req.url',
        'req.headers.authorization',
        'req.headers.cookie',
        'req.headers.referer',
        'headers.authorization',
        'headers.cookie',
        'headers.referer',
        '*.password',
        '*.currentPassword',
        '*.newPassword',
        '*.token',
        '*.creditCard',
        '*.CVV',
      ],
      censor: '[oculto]',
    },
  };
  const out = destination ?? pino.destination(1);
  return pino(options, { write: (line: string) => void out.write(withoutPersonalData(line)) });
}

/** Returns the destination of the log: standard output as JSON, or a human-readable format. */
export async function logDestination(env: Pick<Env, 'LOG_FORMAT'>): Promise<{ stream?: DestinationStream }> {
  if (env.LOG_FORMAT === 'json') return {};
  const { default: pretty } = await import('pino-pretty');
  return { stream: pretty({ translateTime: 'HH:MM:ss' }) };
}
