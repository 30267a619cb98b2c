import { ApiError } from './api-error.ts';

/** Longest wait for a text file, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Reads a text file of the portal, e.g. captions, from its signed link.
 * @throws ApiError with status 0 when no reply arrives, and with the status of a refusal, e.g. of an expired link.
 */
export async function readText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!response)
    throw new ApiError({
      status: 0,
      code: 'transport.offline',
      message: 'Parece que você está sem conexão com a internet.',
    });
  if (!response.ok)
    throw new ApiError({ status: response.status, code: 'transport.bad-reply', message: 'O arquivo não abriu.' });
  return response.text();
}
