import { ApiError } from './api-error.ts';
import { prefetchKey } from '@shared-kit/contracts/page-start';
import { consumePrefetched } from './prefetched-calls.ts';
import type { OutgoingRequest } from './request.ts';
import { sendWithProgress } from './send-with-progress.ts';
import type { Answered } from './send-with-progress.ts';

interface ExchangeOptions {
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
  readonly onSent: ((bytes: number) => void) | undefined;
}

/** Sends a request and returns the server's answer: a prefetched one or a new one. Rejects as `fetch` does. */
export async function exchange(request: OutgoingRequest, options: ExchangeOptions): Promise<Answered> {
  const prefetched = prefetchedAnswer(request, options.signal);
  // Awaits only when a prefetched answer exists: a request that the page sends while it unloads must leave at once.
  return (prefetched && (await prefetched)) ?? send(request, options);
}

/** Returns the answer to a call that was prefetched. Forms are never prefetched. */
function prefetchedAnswer(
  { method, url, body, token }: OutgoingRequest,
  signal: AbortSignal,
): Promise<Answered | undefined> | undefined {
  if (body instanceof FormData) return undefined;
  const answer = consumePrefetched({ key: prefetchKey(method, url, body), token });
  return answer && abortable(signal, answer);
}

function send(
  { url, method, headers, body }: OutgoingRequest,
  { signal, keepalive, onSent }: ExchangeOptions,
): Promise<Answered> {
  if (onSent && body !== undefined) return sendWithProgress(url, { method, headers, body, signal, onSent });
  return fetch(url, { method, signal, keepalive, headers, ...(body === undefined ? {} : { body }) });
}

/** Rejects when the signal aborts, as `fetch` does, for work that was started without a signal. */
function abortable<T>(signal: AbortSignal, begun: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    signal.throwIfAborted();
    begun.then(resolve, reject);
  });
}

/** Returns the coded failure of a request that got no answer. */
export function failureOf(cause: unknown, isTimedOut: boolean): ApiError {
  if (isTimedOut)
    return new ApiError({ status: 0, code: 'transport.timeout', message: 'O servidor demorou demais para responder.' });
  if (cause instanceof DOMException && cause.name === 'AbortError') {
    return new ApiError({ status: 0, code: 'transport.aborted', message: 'Chamada cancelada.' });
  }
  return new ApiError({
    status: 0,
    code: 'transport.offline',
    message: 'Parece que você está sem conexão com a internet.',
  });
}
