/** What is known of a request that did not succeed. An `ApiError` is one. */
export interface Failure {
  /** HTTP status; 0 where no reply arrived. */
  readonly status: number;
  /** The coded refusal, e.g. `TERMS_REQUIRED`. It decides before the status: over the socket every refusal has status 400. */
  readonly code?: string;
  /** What the server asked for with `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** How patiently one kind of request is repeated. */
export interface RetryPlan {
  /** Repetitions after the first attempt; `Infinity` never gives up. */
  readonly retries: number;
  /** Wait after the first attempt, in milliseconds. It doubles with each further attempt. */
  readonly firstMs: number;
  /** Longest wait, in milliseconds. */
  readonly longestMs: number;
}

export const retryPlans = {
  /** Reads, which somebody waits for. */
  read: { retries: 2, firstMs: 1000, longestMs: 30_000 },
  /** Files of a remote, which somebody waits for. */
  code: { retries: 2, firstMs: 250, longestMs: 500 },
  /** Writes that stay pending until the server has them. */
  write: { retries: Infinity, firstMs: 1000, longestMs: 15_000 },
  /** Commits of a lesson, which go on for as long as it is open. */
  commit: { retries: Infinity, firstMs: 1000, longestMs: 30_000 },
  /** A completion: the person is told early that it is not saved yet. */
  completion: { retries: 2, firstMs: 1500, longestMs: 4000 },
  /** A purchase: together the waits outlast the 15 seconds that the server waits for its gateway. */
  payment: { retries: 6, firstMs: 1000, longestMs: 6000 },
} as const satisfies Record<string, RetryPlan>;

export type RetryDecision =
  | { readonly kind: 'retry'; readonly afterMs: number }
  /**
   * Not before something has happened: the terms are accepted, somebody has logged in, or the person tries again. The entry stays pending.
   */
  | { readonly kind: 'pause'; readonly until: 'terms' | 'session' | 'person' }
  /** Every repetition of the plan has failed. The entry stays pending for the next page. */
  | { readonly kind: 'exhausted' }
  /** The same request will never be accepted. The entry is removed. */
  | { readonly kind: 'refused' };

interface RetryOptions {
  /** Number of the attempt that failed, from 1. */
  readonly attempt: number;
  readonly plan: RetryPlan;
  /** False where a second arrival would have a second effect. The server must then have said that the first had none. */
  readonly isIdempotent?: boolean;
  /** From 0 to 1, as `Math.random`. */
  readonly random?: () => number;
}

type Verdict = 'transient' | 'not-processed' | 'terms' | 'session' | 'person' | 'refused';

/** Codes whose meaning their status does not tell. */
const verdictByCode: Readonly<Record<string, Verdict>> = {
  TERMS_REQUIRED: 'terms',
  'request.too-many': 'not-processed',
  'chat.too-fast': 'not-processed',
  // 409: another request with the same key is being processed.
  'store.payment-in-progress': 'transient',
  // 409: the server has another part of the file than the browser believes.
  'content.upload-offset': 'transient',
  // 429 of a limit on what a person does by hand. They read how long to wait.
  'identity.too-many-attempts': 'person',
  'store.too-many-refusals': 'person',
  // The caller cancelled.
  'transport.aborted': 'person',
};

/** Statuses below 500 with which the server asks for the same request again. It has not processed it. */
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
 * Decides what follows on a failed request. Every place that repeats requests asks here: pages, service worker and lesson player.
 *
 * - Lost network, 5xx, 408, 425 and 429 are retried, with backoff, and not before `Retry-After`.
 * - 403 `TERMS_REQUIRED` pauses until the terms are accepted, 401 until somebody has logged in.
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
  // It may have been processed: only the person can know whether to repeat it.
  if (verdict === 'transient' && !isIdempotent) return { kind: 'pause', until: 'person' };
  const { retryAfterMs = 0 } = failure;
  // Somebody waits for what has an end: not longer than its longest wait.
  const isTooLate = Number.isFinite(plan.retries) && retryAfterMs > plan.longestMs;
  if (attempt > plan.retries || isTooLate) return { kind: 'exhausted' };
  return { kind: 'retry', afterMs: Math.max(retryAfterMs, backoffMs(attempt, plan, random)) };
}

/** Whether the very same request, with the same token, may be accepted later. */
export function mayBeAcceptedLater(failure: Failure): boolean {
  const verdict = verdictOn(failure);
  return verdict === 'transient' || verdict === 'not-processed' || verdict === 'terms';
}

/** Wait after an attempt (from 1), in milliseconds: doubled each time, and up to a quarter shorter, so that a crowd does not return at once. */
export function backoffMs(
  attempt: number,
  { firstMs, longestMs }: Pick<RetryPlan, 'firstMs' | 'longestMs'>,
  random: () => number = Math.random,
): number {
  return Math.min(longestMs, firstMs * 2 ** (attempt - 1)) * (1 - random() / 4);
}

/** Milliseconds of a `Retry-After` header, in seconds or as a date; undefined where there is none or it can't be read. */
export function retryAfterMsOf(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
