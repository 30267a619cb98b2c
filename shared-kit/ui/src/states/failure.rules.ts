/** Members of a failed call's error that its screen shows; the transport's errors match. */
interface Failure {
  readonly status?: unknown;
  readonly requestId?: unknown;
}

const asFailure = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** Returns true when the server says that it cannot do its work now; the same call may work in a moment. */
export function isUnavailable(error: unknown): boolean {
  return asFailure(error).status === 503;
}

/** Returns what an error state shows of a failed call: the code for the support, and whether the page tries again. */
export function failureOf(error: unknown): { supportCode?: string; description?: string } {
  const { requestId } = asFailure(error);
  return {
    ...(typeof requestId === 'string' ? { supportCode: requestId } : {}),
    ...(isUnavailable(error)
      ? { description: 'O portal está temporariamente indisponível. Esta página tenta de novo sozinha.' }
      : {}),
  };
}
