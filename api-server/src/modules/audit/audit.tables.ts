import type { ColumnType, Generated, JSONColumnType } from 'kysely';

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

/** Kind of thing that a changing call of the administration is about. */
export type ActSubjectKind = 'person' | 'group' | 'request';

/** Change of one field, in words. */
export interface ActChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** One changing call of the administration. Rows are never changed. */
interface AuditActsTable {
  id_act: Generated<number>;
  at: ColumnType<Date, Date | string, never>;
  /** Null for the system. */
  id_actor: number | null;
  /** Name at the time of the call. */
  actor_name: string;
  /** Person in whose place the actor acted, with the name at the time. */
  id_on_behalf: ColumnType<number | null, number | null | undefined, never>;
  on_behalf_name: Generated<string>;
  /** Id of the endpoint. */
  act: string;
  subject_kind: ActSubjectKind | null;
  id_subject: number | null;
  subject_name: Generated<string>;
  /** Personal values are masked. */
  changes: JSONColumnType<ActChange[]>;
  reason: Generated<string>;
  request_id: string;
  address: Generated<string>;
  /** Words that the database computes for the search. */
  words: ColumnType<string, never, never>;
}

interface AuditTables {
  audit_acts: AuditActsTable;
  audit_entries: AuditEntriesTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends AuditTables {}
}
