import type { PrefetchedCalls } from 'shared-kit/contracts/page-start';

/**
 * Calls that the page made before this code was there (host-shell/src/boot/inline): what a remote's manifest says that a page begins with.
 * Each is good for one call, soon after the page began.
 */

/** Milliseconds since the page began; what is older is asked anew. */
const GOOD_FOR_MS = 15_000;

declare global {
  var azulejoAsked: PrefetchedCalls | undefined;
}

/** A newer token arrives with any reply, also with one that nobody takes; it is good for the session that asked. */
export function adoptAskedTokens({
  readToken,
  storeToken,
}: {
  readToken(): string | undefined;
  storeToken(token: string): void;
}): void {
  const asked = globalThis.azulejoAsked;
  for (const reply of asked?.replies.values() ?? []) {
    reply.then(
      ({ headers }) => {
        const renewed = headers.get('x-session-token');
        if (renewed && asked?.token === readToken()) storeToken(renewed);
      },
      () => undefined,
    );
  }
}

/** The reply to a call that was made already; undefined where it was not, and in the end where it has to be made anew since it was refused. */
export function takeAsked(call: {
  readonly key: string;
  readonly token: string | undefined;
}): Promise<Response | undefined> | undefined {
  const asked = globalThis.azulejoAsked;
  const reply = asked?.replies.get(call.key);
  if (!asked || !reply) return undefined;
  asked.replies.delete(call.key);
  if (asked.token !== call.token || performance.now() > GOOD_FOR_MS) return undefined;
  // What was refused then may be allowed now: terms were accepted, somebody else came.
  return reply.then((response) => (response.status >= 400 && response.status < 500 ? undefined : response));
}
