import type { ColumnType, Generated } from 'kysely';

/** Kind of actor that caused a change. */
export type AuditActor = 'person' | 'company' | 'operator';

/** One change of an identity: which field of whom, when, by whom, from what to what. Rows are never changed. */
interface AuditEntriesTable {
  id_audit_entry: Generated<number>;
  at: ColumnType<Date, Date | string, never>;
  /** The person whose data changed. Kept when the account is deleted. */
  id_user: number;
  actor: AuditActor;
  /** Kind of the change, such as `name` or `email-requested`. */
  subject: string;
  before: string;
  after: string;
  /** IP address of the call; empty for imports and operators. */
  address: Generated<string>;
}

interface AuditTables {
  audit_entries: AuditEntriesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends AuditTables {}
}
