import { fileReply } from 'shared-kit/contracts/core';
import type { Endpoint } from 'shared-kit/contracts/core';
import type { Env } from '../../env.ts';

/**
 * The serialiser is made for speed and takes a wrong value for what it can (null for '' and so on), so outside production
 * each reply is held against its contract first.
 */
export function checkReply(env: Pick<Env, 'NODE_ENV'>, endpoint: Endpoint, reply: unknown): void {
  if (env.NODE_ENV === 'production' || endpoint.reply === fileReply) return;
  const checked = endpoint.reply.safeParse(reply);
  if (checked.success) return;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${endpoint.id}: the reply is not what the contract says\n${faults.join('\n')}`);
}
