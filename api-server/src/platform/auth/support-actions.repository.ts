import type { Endpoint } from '@shared-kit/contracts/core';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { Session } from './session.types.ts';
import { actionTarget, leavesTrace } from './support-gate.rules.ts';

interface Act {
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly body: unknown;
  readonly now: Date;
}

/** Records an action of a support access in the transaction that performs it, so that both are stored or neither is. */
export async function recordSupportAction(
  db: TenantDb,
  session: Session | undefined,
  { endpoint, path, body, now }: Act,
): Promise<void> {
  if (!session?.support || !leavesTrace(endpoint)) return;
  await db
    .insertInto('support_actions')
    .values({
      id_support_access: session.support.idSupportAccess,
      at: now,
      endpoint: endpoint.id,
      action: endpoint.summary,
      target: actionTarget(path, body),
    })
    .execute();
}
