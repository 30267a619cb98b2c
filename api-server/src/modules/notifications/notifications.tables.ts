import type { BellKind } from '@shared-kit/contracts/notifications';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

export interface BellEntriesTable {
  id_notification: Generated<number>;
  id_user: number;
  /** Names the subject of the entry; a person has one entry per key. */
  key: string;
  kind: BellKind;
  title: string;
  text: string;
  path: string;
  created_at: Moment;
  read_at: Moment | null;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables {
    bell_entries: BellEntriesTable;
  }
}
