/** Members of a failed call's error that its screen shows; the transport's errors match. */
interface Failure {
  readonly status?: unknown;
  readonly requestId?: unknown;
  readonly message?: unknown;
}

const asFailure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** Returns true when the server says that it cannot do its work now; the same call may work in a moment. */
export function isUnavailable(error: unknown): boolean {
  return asFailure(error).status === 503;
}

/** Returns true when no answer arrived, or when the server cannot do its work now: the same call may work in a moment. */
export function isUnreached(error: unknown): boolean {
  return isUnavailable(error) || asFailure(error).status === 0;
}

/** Returns the code for the support of a failed call; undefined when no answer carried one. */
export function supportCodeOf(error: unknown): string | undefined {
  const { requestId } = asFailure(error);
  return typeof requestId === 'string' ? requestId : undefined;
}

/**
 * Returns the code for the support that stands beside a message, in a notice or an alert. A refusal (4xx) whose own
 * sentence is shown gets none, because that sentence already says what to do.
 */
export function supportCodeBeside(error: unknown, text: unknown): string | undefined {
  const { status, message } = asFailure(error);
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  return isRefusal && text === message ? undefined : supportCodeOf(error);
}

/** Returns what an error state shows of a failed call besides its code: whether the page tries again. */
export function descriptionOf(error: unknown): string | undefined {
  return isUnavailable(error)
    ? 'O portal está temporariamente indisponível. Esta página tenta de novo sozinha.'
    : undefined;
}
