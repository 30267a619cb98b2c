import { fileReply } from '@shared-kit/contracts/core';
import type { Endpoint } from '@shared-kit/contracts/core';
import type { Env } from '../../env.ts';

/**
 * Validates each reply against its contract outside production. The serializer is built for speed and coerces wrong
 * values (null to '' and so on).
 */
export function checkReply(env: Pick<Env, 'NODE_ENV'>, endpoint: Endpoint, reply: unknown): void {
  if (env.NODE_ENV === 'production' || endpoint.reply === fileReply) return;
  const checked = endpoint.reply.safeParse(reply);
  if (checked.success) return;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${endpoint.id}: the reply is not what the contract says\n${faults.join('\n')}`);
}
