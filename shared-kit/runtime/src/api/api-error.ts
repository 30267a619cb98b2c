import type { Issue } from '@shared-kit/contracts/core';

/** Error codes that the transport sets when no server reply carries one. */
export type TransportCode = 'transport.offline' | 'transport.timeout' | 'transport.aborted' | 'transport.bad-reply';

/**
 * Refusal or failure of a call. `status` is 0 when no reply arrived. `message` is pt-BR and can be shown to the user.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  /** Delay that the server requested with `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** Id of the request, which the server's log carries too: the code that a person reads to the support. */
  readonly requestId: string | undefined;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    issues?: readonly Issue[] | undefined;
    retryAfterMs?: number | undefined;
    requestId?: string | undefined;
  }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.issues = failure.issues ?? [];
    this.retryAfterMs = failure.retryAfterMs;
    this.requestId = failure.requestId;
  }
}

/** Returns true when a call failed because of the network and not because of the server. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
