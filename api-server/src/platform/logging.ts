import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { Env } from '../env.ts';

export type Logger = FastifyBaseLogger;

/** Structured log lines; tokens, passwords and card data never reach them. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: env.LOG_LEVEL,
    redact: {
      paths: [
        // Its query carries signatures and one-time tokens; the request's own line says the path.
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
  return destination ? pino(options, destination) : pino(options);
}

/** Where the lines go: standard output as JSON, or in a form for people. */
export async function logDestination(env: Pick<Env, 'LOG_FORMAT'>): Promise<{ stream?: DestinationStream }> {
  if (env.LOG_FORMAT === 'json') return {};
  const { default: pretty } = await import('pino-pretty');
  return { stream: pretty({ translateTime: 'HH:MM:ss' }) };
}
