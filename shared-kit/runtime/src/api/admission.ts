import { ADMISSION_HEADER } from '@shared-kit/contracts/core';
import { backoffMs, pause, retryAfterMsOf } from '@shared-kit/contracts/retry';
import { createStore } from '@shared-kit/runtime/state';
import type { Answered } from './send-with-progress.ts';

/** Delays between two attempts; the server's `Retry-After` is the shortest. */
const delays = { firstMs: 2000, longestMs: 15_000 };
/** Attempts after the first: about ten minutes. */
const MOST_ATTEMPTS = 60;

/** Number of calls that wait until a crowded server admits them. */
export const useCallsInLine = createStore<{ readonly calls: number }>(() => ({ calls: 0 }));

const change = (by: number): void => useCallsInLine.setState(({ calls }) => ({ calls: calls + by }));

/**
 * Sends a request, and again for as long as the server is crowded: it refused the request before it read it, so nothing
 * happened and any call may be repeated. A request of a page that unloads is not repeated.
 */
export async function admitted(
  send: () => Promise<Answered>,
  {
    signal,
    keepalive = false,
  }: { readonly signal?: AbortSignal | undefined; readonly keepalive?: boolean | undefined },
): Promise<Answered> {
  let answer = await send();
  if (!isCrowded(answer) || keepalive) return answer;
  change(1);
  try {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS && isCrowded(answer); attempt += 1) {
      const requested = retryAfterMsOf(answer.headers.get('retry-after'), Date.now()) ?? 0;
      await pause(Math.max(requested, backoffMs(attempt, delays)), signal);
      answer = await send();
    }
    return answer;
  } finally {
    change(-1);
  }
}

const isCrowded = ({ status, headers }: Answered): boolean =>
  status === 503 && headers.get(ADMISSION_HEADER) === 'later';
