import type { ErrorBody, Issue } from '@shared-kit/contracts/core';

/**
 * An expected error that the contract defines. It is sent as `{ success: false, code, message, issues? }` with its
 * status.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly issues: Issue[] | undefined;
  /**
   * When true, the handler's writes before the refusal are committed (for example a failed attempt that must count).
   */
  readonly commits: boolean;
  /** Seconds after which the caller may try again: the header `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(code: string, status: number, message: string, options: RefusalOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.status = status;
    this.issues = options.issues;
    this.commits = options.commits ?? false;
    this.retryAfter = options.retryAfter;
  }
}

interface RefusalOptions {
  issues?: Issue[];
  commits?: boolean;
  retryAfter?: number;
  /** Reason for the log; the caller does not get it. */
  cause?: unknown;
}

/** Creates a refusal: `throw refuse('store.out-of-stock', 409, 'Produto esgotado.')` */
export function refuse(code: string, status: number, message: string, options: RefusalOptions = {}): Refusal {
  return new Refusal(code, status, message, options);
}

/**
 * Creates the refusal for a missing record. A record of another tenant gives the same reply, so that callers cannot
 * tell the two apart.
 */
export function notFound(message = 'Registro não encontrado.'): Refusal {
  return refuse('not-found', 404, message);
}

/**
 * Creates the refusal for an input field that a rule rejects, in the shape of a validation error. `path` as in
 * `body.cpf`.
 */
export function invalidField(path: string, message: string): Refusal {
  return refuse('request.invalid', 400, message, { issues: [{ path, message }] });
}

export function errorBody(refusal: Pick<Refusal, 'code' | 'message' | 'issues'>): ErrorBody {
  return {
    success: false,
    code: refusal.code,
    message: refusal.message,
    ...(refusal.issues ? { issues: refusal.issues } : {}),
  };
}
