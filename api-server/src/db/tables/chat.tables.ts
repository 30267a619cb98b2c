import type { ColumnType, Generated } from 'kysely';

export interface ChatRoomsTable {
  id_chat_room: Generated<number>;
  key: string;
  name: string;
  description: string;
  kind: 'general' | 'content' | 'live';
  /** Of the newest message; whoever adds one holds this row until it is committed, so that order of places is order of commits. */
  last_sequence: Generated<number>;
  active: Generated<boolean>;
}

export interface ChatMessagesTable {
  id_chat_room: number;
  sequence: number;
  id_user: number;
  /** The page's own name for it: sent again, it is stored once. */
  client_id: string;
  /** Plain text. */
  message: string;
  moment: ColumnType<Date, Date | string, never>;
  /** The day it was in São Paulo, `YYYY-MM-DD`. */
  day: string;
}

export interface ChatReadsTable {
  id_chat_room: number;
  id_user: number;
  read_sequence: number;
}

export interface ChatTables {
  chat_rooms: ChatRoomsTable;
  chat_messages: ChatMessagesTable;
  chat_reads: ChatReadsTable;
}
