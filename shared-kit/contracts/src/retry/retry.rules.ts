/** Failure of a request; an `ApiError` matches it. */
export interface Failure {
  /** HTTP status; 0 when no reply arrived. */
  readonly status: number;
  /**
   * Code of the refusal, e.g. `TERMS_REQUIRED`. It takes precedence over the status: over the socket every refusal has
   * status 400.
   */
  readonly code?: string;
  /** Delay that the server requested with `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** Retry plan of one kind of request. */
export interface RetryPlan {
  /** Retries after the first attempt; `Infinity` never gives up. */
  readonly retries: number;
  /** Delay after the first attempt, in milliseconds. It doubles with each further attempt. */
  readonly firstMs: number;
  /** Longest delay, in milliseconds. */
  readonly longestMs: number;
}

/** Retry plans of the portal. */
export const retryPlans = {
  /** Reads that a user waits for. */
  read: { retries: 2, firstMs: 1000, longestMs: 30_000 },
  /** Files of a remote that a user waits for. */
  code: { retries: 2, firstMs: 250, longestMs: 500 },
  /** Writes that stay pending until the server has them. */
  write: { retries: Infinity, firstMs: 1000, longestMs: 15_000 },
  /** Commits of a lesson, repeated as long as it is open. */
  commit: { retries: Infinity, firstMs: 1000, longestMs: 30_000 },
  /** Completions: the user is notified early that they are not saved yet. */
  completion: { retries: 2, firstMs: 1500, longestMs: 4000 },
  /** Purchases: the delays together exceed the 15 seconds that the server waits for its gateway. */
  payment: { retries: 6, firstMs: 1000, longestMs: 6000 },
} as const satisfies Record<string, RetryPlan>;

/** Step after a failed request. */
export type RetryDecision =
  | { readonly kind: 'retry'; readonly afterMs: number }
  /**
   * Wait for an event: the terms are accepted, a user has logged in, or the user tries again. The entry stays pending.
   */
  | { readonly kind: 'pause'; readonly until: 'terms' | 'session' | 'person' }
  /** Every retry of the plan has failed. The entry stays pending for the next page. */
  | { readonly kind: 'exhausted' }
  /** The same request will never be accepted. The entry is removed. */
  | { readonly kind: 'refused' };

interface RetryOptions {
  /** Number of the attempt that failed, from 1. */
  readonly attempt: number;
  readonly plan: RetryPlan;
  /**
   * False when a repeated request would have a second effect. A retry then requires a reply that the first was not
   * processed.
   */
  readonly isIdempotent?: boolean;
  /** Returns a number from 0 to 1, as `Math.random`. */
  readonly random?: () => number;
}

type Verdict = 'transient' | 'not-processed' | 'terms' | 'session' | 'person' | 'refused';

/** Codes that take precedence over their status. */
const verdictByCode: Readonly<Record<string, Verdict>> = {
  TERMS_REQUIRED: 'terms',
  'request.too-many': 'not-processed',
  'chat.too-fast': 'not-processed',
  // 409: another request with the same key is being processed.
  'store.payment-in-progress': 'transient',
  // 409: the server has a different offset of the file than the browser.
  'content.upload-offset': 'transient',
  // 429 of a limit on manual actions. The user reads how long to wait.
  'identity.too-many-attempts': 'person',
  'store.too-many-refusals': 'person',
  // The caller cancelled.
  'transport.aborted': 'person',
};

/** Statuses below 500 that request a retry. The server has not processed the request. */
const notProcessed: ReadonlySet<number> = new Set([408, 425, 429]);

function verdictOn({ status, code = '' }: Failure): Verdict {
  const coded = verdictByCode[code];
  if (coded) return coded;
  if (status === 401 || code.startsWith('session.')) return 'session';
  if (notProcessed.has(status)) return 'not-processed';
  if (status === 0 || status >= 500 || code.startsWith('server.')) return 'transient';
  return 'refused';
}

/**
 * Decides the step after a failed request. All code that repeats requests uses it: pages, service worker and lesson
 * player.
 *
 * - Lost network, 5xx, 408, 425 and 429 are retried, with backoff, and not before `Retry-After`.
 * - 403 `TERMS_REQUIRED` pauses until the terms are accepted, 401 until a user has logged in.
 * - Every other 4xx is refused for good.
 *
 * @example
 * retryDecision({ status: 503 }, { attempt: 1, plan: retryPlans.write }); // { kind: 'retry', afterMs: 750 to 1000 }
 */
export function retryDecision(
  failure: Failure,
  { attempt, plan, isIdempotent = true, random }: RetryOptions,
): RetryDecision {
  const verdict = verdictOn(failure);
  if (verdict === 'refused') return { kind: 'refused' };
  if (verdict === 'terms' || verdict === 'session' || verdict === 'person') return { kind: 'pause', until: verdict };
  // The request may have been processed: only the user can decide whether to repeat it.
  if (verdict === 'transient' && !isIdempotent) return { kind: 'pause', until: 'person' };
  const { retryAfterMs = 0 } = failure;
  // A user waits for a finite plan: not longer than its longest delay.
  const isTooLate = Number.isFinite(plan.retries) && retryAfterMs > plan.longestMs;
  if (attempt > plan.retries || isTooLate) return { kind: 'exhausted' };
  return { kind: 'retry', afterMs: Math.max(retryAfterMs, backoffMs(attempt, plan, random)) };
}

/**
 * Returns whether the same request will never be accepted. It is false after temporary failures, and while the request
 * waits for accepted terms, a login or the user.
 */
export function isRefusedForGood(failure: Failure): boolean {
  return verdictOn(failure) === 'refused';
}

/** Returns whether the same request, with the same token, may be accepted later. */
export function mayBeAcceptedLater(failure: Failure): boolean {
  const verdict = verdictOn(failure);
  return verdict === 'transient' || verdict === 'not-processed' || verdict === 'terms';
}

/**
 * Returns the delay after an attempt (from 1), in milliseconds: doubled each time, and shortened by up to a quarter, so
 * that clients do not return at the same time.
 */
export function backoffMs(
  attempt: number,
  { firstMs, longestMs }: Pick<RetryPlan, 'firstMs' | 'longestMs'>,
  random: () => number = Math.random,
): number {
  return Math.min(longestMs, firstMs * 2 ** (attempt - 1)) * (1 - random() / 4);
}

/**
 * Returns the milliseconds of a `Retry-After` header, in seconds or as a date; undefined when it is missing or invalid.
 */
export function retryAfterMsOf(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
