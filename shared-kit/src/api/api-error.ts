import type { Issue } from 'shared-kit/contracts/core';

/** Codes the transport itself gives, when no server reply carries one. */
export type TransportCode = 'transport.offline' | 'transport.timeout' | 'transport.aborted' | 'transport.bad-reply';

/** A refusal or failure of a call. `status` is 0 where no reply arrived. `message` is pt-BR and fit to be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  /** What the server asked for with `Retry-After`, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    issues?: readonly Issue[] | undefined;
    retryAfterMs?: number | undefined;
  }) {
    super(failure.message);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.issues = failure.issues ?? [];
    this.retryAfterMs = failure.retryAfterMs;
  }
}

/** True where the network, and not the server, is why a call failed. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
