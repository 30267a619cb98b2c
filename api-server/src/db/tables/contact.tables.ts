import type { ColumnType, Generated } from 'kysely';

/** A message of the contact form that was taken. */
interface ContactMessagesTable {
  id_user: number;
  /** The form's own name for it. */
  id_message: string;
  /** What it said, should its mail never arrive; for a month. */
  message: Generated<string>;
  sent_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ContactTables {
  contact_messages: ContactMessagesTable;
}
