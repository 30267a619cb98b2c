import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

/**
 * Reads a JSON document from outside the API, e.g. from a developer's machine. Sends no credentials and bypasses the
 * cache.
 * @throws ApiError with status 0 when no reply arrives, `transport.bad-reply` when the document does not match the
 * schema.
 */
export async function readDocument<S extends z.ZodMiniType>(address: string, schema: S): Promise<z.output<S>> {
  const response = await fetch(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (!response) throw new ApiError({ status: 0, code: 'transport.offline', message: `${address} não respondeu.` });
  const parsed = schema.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
  if (!parsed.success)
    throw new ApiError({
      status: response.status,
      code: 'transport.bad-reply',
      message: `${address} não tem o que se esperava.`,
    });
  return parsed.data;
}
