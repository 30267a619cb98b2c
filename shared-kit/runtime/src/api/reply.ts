import type * as z from 'zod/mini';
import { errorSchema, fileReply } from '@shared-kit/contracts/core';
import type { Endpoint, ReplyOf } from '@shared-kit/contracts/core';
import { retryAfterMsOf } from '@shared-kit/contracts/retry';
import { ApiError } from './api-error.ts';
import type { Answered } from './send-with-progress.ts';

const UNEXPECTED = { code: 'transport.bad-reply', message: 'Um problema inesperado ocorreu' };

/** Returns the coded refusal of an answer. An error page that is not JSON gets a code as well. */
export async function refusalOf(response: Answered): Promise<ApiError> {
  const { status } = response;
  const body = errorSchema.safeParse(await response.json().catch(() => undefined));
  const retryAfterMs = retryAfterMsOf(response.headers.get('retry-after'), Date.now());
  const requestId = requestIdOf(response);
  return new ApiError({ status, ...(body.success ? body.data : UNEXPECTED), retryAfterMs, requestId });
}

/**
 * Parses the reply of a call.
 * @throws ApiError when the answer does not match the contract.
 */
export async function readReply<E extends Endpoint>(endpoint: E, response: Answered): Promise<ReplyOf<E>> {
  // The two casts restate ReplyOf: TypeScript does not narrow a conditional type by a runtime check.
  if (endpoint.reply === fileReply) return (await response.blob()) as ReplyOf<E>;
  const parsed = endpoint.reply.safeParse(await response.json().catch(() => undefined));
  if (parsed.success) return parsed.data as ReplyOf<E>;
  throw new ApiError({
    status: response.status,
    ...UNEXPECTED,
    requestId: requestIdOf(response),
    issues: parsed.error.issues.map((issue: z.core.$ZodIssue) => ({ path: issue.path.join('.'), message: issue.code })),
  });
}

function requestIdOf({ headers }: Answered): string | undefined {
  return headers.get('x-request-id') ?? undefined;
}
