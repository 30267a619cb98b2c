import type { ColumnType, Generated } from 'kysely';
import type { AttachmentFormat } from 'shared-kit/contracts/learning';

type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What somebody wrote about a class or a node. Rows stay: replies and reports hang on them. */
export interface CommentsTable {
  id_comment: Generated<number>;
  /** The class or the node, one of both. */
  id_team: number | null;
  id_node: number | null;
  /** The comment that this one answers; one level deep. */
  id_parent_comment: number | null;
  id_user: number;
  /** The enrolment it was written from, whose participation it counts towards. */
  id_enrollment: number;
  /** The page's own name for it: sent again, it is stored once. */
  client_id: string;
  /** Sanitised HTML; empty once it is deleted. */
  text: string;
  words: number;
  creation_date: Moment;
  last_modified_date: MomentOrNull;
  deleted_at: MomentOrNull;
  /** Who took it out of sight; null while it is in sight. */
  hidden_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** When somebody last decided about its reports. */
  reviewed_at: MomentOrNull;
}

/** One person reports a comment once. */
export interface CommentReportsTable {
  id_comment: number;
  id_user: number;
  reported_at: Moment;
}

export interface TeamAttachmentsTable {
  id_attachment: Generated<number>;
  id_team: number;
  position: number;
  title: string;
  format: AttachmentFormat;
  /** Key in the storage. */
  file: string;
}

export interface CommentsTables {
  comments: CommentsTable;
  comment_reports: CommentReportsTable;
  team_attachments: TeamAttachmentsTable;
}
