import type { ColumnType } from 'kysely';

/** A message of the contact form that was taken. What it said is in the mail alone. */
interface ContactMessagesTable {
  id_app: number;
  id_user: number;
  /** The form's own name for it. */
  id_message: string;
  sent_at: ColumnType<Date, Date | string, Date | string>;
}

export interface ContactTables {
  contact_messages: ContactMessagesTable;
}
