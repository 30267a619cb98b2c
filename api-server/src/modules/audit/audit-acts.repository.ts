import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { ActChange, ActSubjectKind } from './audit.tables.ts';

/** Changing call of the administration. */
export interface AuditedAct {
  readonly idActor: number;
  readonly actorName: string;
  /** Id of the endpoint. */
  readonly act: string;
  readonly subject?: { readonly kind: ActSubjectKind; readonly id: number; readonly name: string } | undefined;
  /** The caller masks personal values. */
  readonly changes?: readonly ActChange[];
  readonly reason?: string;
  readonly requestId: string;
  readonly address: string;
  readonly now: Date;
}

/** Writes the entry of a changing call, in the call's own transaction. */
export function recordAct(db: TenantDb, act: AuditedAct): Promise<void> {
  return recordActs(db, [act]);
}

/** Writes the entries of a call that changes many people, in one statement. */
export async function recordActs(db: TenantDb, acts: readonly AuditedAct[]): Promise<void> {
  if (acts.length === 0) return;
  await db.insertInto('audit_acts').values(acts.map(rowOf)).execute();
}

function rowOf(act: AuditedAct) {
  return {
    at: act.now,
    id_actor: act.idActor,
    actor_name: act.actorName,
    act: act.act,
    subject_kind: act.subject?.kind ?? null,
    id_subject: act.subject?.id ?? null,
    subject_name: act.subject?.name ?? '',
    changes: toJson(act.changes ?? []),
    reason: act.reason ?? '',
    request_id: act.requestId,
    address: act.address,
  };
}

interface ActSearch {
  readonly idPerson: number | undefined;
  readonly idActor: number | undefined;
  /** Entries older than this one, or newer. */
  readonly from: { readonly side: 'after' | 'before'; readonly id: number } | undefined;
  readonly limit: number;
}

/** Returns entries, newest first, with one more than the limit when there are more. */
export async function auditActs(db: TenantDb, { idPerson, idActor, from, limit }: ActSearch) {
  const isBackwards = from?.side === 'before';
  return db
    .selectFrom('audit_acts')
    .selectAll()
    .$if(idPerson !== undefined, (query) =>
      query.where('subject_kind', '=', 'person').where('id_subject', '=', idPerson ?? 0),
    )
    .$if(idActor !== undefined, (query) => query.where('id_actor', '=', idActor ?? 0))
    .$if(from !== undefined, (query) => query.where('id_act', isBackwards ? '>' : '<', from?.id ?? 0))
    .orderBy('id_act', isBackwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}
