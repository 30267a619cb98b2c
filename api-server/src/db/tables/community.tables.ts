import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** What a person sends to a section, from its first byte on. */
export interface UserUploadsTable {
  id_user_upload: Generated<number>;
  id_user: number;
  /** The browser's: what is sent again under it counts once. */
  id_upload: string;
  id_section: number;
  title: string;
  description: string;
  /** The file's, cleaned. */
  name: string;
  extension: string;
  media_type: string;
  /** Bytes: as announced, then as kept. */
  size: number;
  received: Generated<number>;
  /** Of the file on the person's device, ms. */
  last_modified: Generated<number>;
  /** Discarded: nobody's any more, until its files are gone as well. */
  state: 'RECEIVING' | 'RECEIVED' | 'PUBLISHED' | 'DISCARDED';
  /** Storage key, chosen before anything is kept under it. */
  file_key: string;
  preview_key: Generated<string>;
  created_at: Moment;
  touched_at: Moment;
}

export interface MediaFilesTable {
  id_content_item: number;
  /** `Campanhas/Natal/cartaz.pdf` */
  path: string;
  /** Media reference. */
  location: string;
  size: number;
  dated_at: Moment;
}

export interface MessagesTable {
  id_message: Generated<number>;
  /** Of an imported one; null for what the portal has sent itself. */
  key: string | null;
  id_user: number;
  subject: string;
  /** Sanitised. */
  html: string;
  excerpt: string;
  sent_at: Moment;
  read_at: Moment | null;
}

export interface CommunityTables {
  user_uploads: UserUploadsTable;
  media_files: MediaFilesTable;
  messages: MessagesTable;
}
