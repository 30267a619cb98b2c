import { ApiError } from './api-error.ts';

/** Longest wait for one part of a file, in milliseconds. */
const PATIENCE_MS = 120_000;

/** A part of a file of the portal's storage. */
export interface FilePart {
  readonly bytes: ArrayBuffer;
  /** Size of the whole file in bytes. */
  readonly size: number;
  readonly mediaType: string;
}

const offline = (): ApiError =>
  new ApiError({
    status: 0,
    code: 'transport.offline',
    message: 'Parece que você está sem conexão com a internet.',
  });

async function send(address: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    ...init,
    // The browser's cache would hold a second copy of what is being stored.
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch(() => undefined);
  signal.throwIfAborted();
  if (!response) throw offline();
  if (!response.ok)
    throw new ApiError({ status: response.status, code: 'transport.bad-reply', message: 'O arquivo não abriu.' });
  return response;
}

/** Returns the size of a file in bytes. Rejects as `readPart` does. */
export async function readFileSize(address: string, signal: AbortSignal): Promise<number> {
  const response = await send(address, { method: 'HEAD' }, signal);
  return Number(response.headers.get('content-length') ?? 0);
}

/**
 * Reads a part of a stored file, from `start` to `end` in bytes, both included.
 * @throws ApiError without a network, and with the status of a refusal, e.g. 403 for an expired link; the signal's reason
 * when it aborts.
 */
export async function readPart(
  address: string,
  { start, end }: { readonly start: number; readonly end: number },
  signal: AbortSignal,
): Promise<FilePart> {
  const response = await send(address, { headers: { range: `bytes=${start}-${end}` } }, signal);
  const bytes = await response.arrayBuffer().catch(() => undefined);
  signal.throwIfAborted();
  if (!bytes) throw offline();
  const [, size] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return {
    bytes,
    size: size === undefined ? bytes.byteLength : Number(size),
    mediaType: response.headers.get('content-type') ?? 'application/octet-stream',
  };
}
