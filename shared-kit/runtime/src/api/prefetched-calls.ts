import type { PrefetchedCalls } from '@shared-kit/contracts/page-start';

/**
 * Calls that the page made before this code was loaded (host-shell/src/boot/inline): the prefetched calls that a
 * remote's manifest lists for a page. Each reply serves one call, shortly after the page load.
 */

/** Milliseconds since the page load. An older reply is requested again. */
const GOOD_FOR_MS = 15_000;

declare global {
  var azulejoPrefetched: PrefetchedCalls | undefined;
}

/**
 * Stores the newer token of any prefetched reply, also of one that no call reads, if the session that requested it is
 * still current.
 */
export function adoptPrefetchedTokens({
  readToken,
  storeToken,
}: {
  readToken(): string | undefined;
  storeToken(token: string): void;
}): void {
  const prefetched = globalThis.azulejoPrefetched;
  for (const reply of prefetched?.replies.values() ?? []) {
    reply.then(
      ({ headers }) => {
        const renewed = headers.get('x-session-token');
        if (renewed && prefetched?.token === readToken()) storeToken(renewed);
      },
      () => undefined,
    );
  }
}

/**
 * Returns the reply to a call that was prefetched. Returns undefined when there is none, and resolves to undefined when
 * the reply was a refusal and the call must be sent again.
 */
export function consumePrefetched(call: {
  readonly key: string;
  readonly token: string | undefined;
}): Promise<Response | undefined> | undefined {
  const prefetched = globalThis.azulejoPrefetched;
  const reply = prefetched?.replies.get(call.key);
  if (!prefetched || !reply) return undefined;
  prefetched.replies.delete(call.key);
  if (prefetched.token !== call.token || performance.now() > GOOD_FOR_MS) return undefined;
  // A call that was refused then may be allowed now: the user accepted the terms, or another user logged in.
  return reply.then((response) => (response.status >= 400 && response.status < 500 ? undefined : response));
}
