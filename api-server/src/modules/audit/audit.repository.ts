import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { AuditActor } from './audit.tables.ts';

/** Circumstances that all entries of one act share. */
interface AuditAct {
  readonly idUser: number;
  readonly actor: AuditActor;
  /** IP address of the call. */
  readonly address?: string;
  readonly now: Date;
}

export interface AuditedChange {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Writes entries into the audit log of the tenant, in the transaction of the act itself.
 *
 * @example
 * await recordAudit(db, { idUser, actor: 'person', now }, [{ subject: 'name', before: 'Ana', after: 'Ana Lima' }]);
 */
export async function recordAudit(
  db: TenantDb,
  { idUser, actor, address = '', now }: AuditAct,
  changes: readonly AuditedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db
    .insertInto('audit_entries')
    .values(changes.map((change) => ({ ...change, id_user: idUser, actor, address, at: now })))
    .execute();
}

/** Writes the entries of many people, whom one act changes, in one statement. */
export async function recordAudits(
  db: TenantDb,
  { actor, address = '', now }: Omit<AuditAct, 'idUser'>,
  people: readonly { readonly idUser: number; readonly changes: readonly AuditedChange[] }[],
): Promise<void> {
  const rows = people.flatMap(({ idUser, changes }) =>
    changes.map((change) => ({ ...change, id_user: idUser, actor, address, at: now })),
  );
  if (rows.length > 0) await db.insertInto('audit_entries').values(rows).execute();
}

/** Returns the newest entries of the tenant, or of one person. */
export function auditEntries(db: TenantDb, { idUser, limit }: { idUser?: number | undefined; limit: number }) {
  let found = db.selectFrom('audit_entries').selectAll();
  if (idUser !== undefined) found = found.where('id_user', '=', idUser);
  return found.orderBy('id_audit_entry', 'desc').limit(limit).execute();
}
