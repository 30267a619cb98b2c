import type { Schema } from '@shared-kit/contracts/core';
import type * as z from 'zod/mini';
import { VideoServiceError } from './video-service.port.ts';

/** Timeout in milliseconds, from the request to the last byte. A7m-30 sets it for Wistia; YouTube gets the same. */
export const SERVICE_TIMEOUT_MS = 10_000;
/** Maximum reply size in bytes. Fifty videos with long descriptions need a tenth of it. */
const LARGEST_REPLY = 2_000_000;

/**
 * Requests JSON from a service and parses it. Every failure becomes a VideoServiceError. Keys never appear in its
 * message.
 */
export async function readJson<S extends Schema>(
  url: URL,
  schema: S,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<S>> {
  const reply = await attempt(() =>
    fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS),
    }),
  );
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new VideoServiceError(`${url.host} answered ${reply.status}`);
  }
  const parsed = schema.safeParse(await attempt(async () => JSON.parse(await textOf(reply)) as unknown));
  if (!parsed.success)
    throw new VideoServiceError(
      `${url.host} answered in another form: ${parsed.error.issues[0]?.path.join('.') ?? ''}`,
    );
  return parsed.data;
}

async function textOf(reply: Response): Promise<string> {
  let text = '';
  let size = 0;
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_REPLY) throw new VideoServiceError('the reply is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VideoServiceError) throw error;
    throw new VideoServiceError(String(error));
  }
}
