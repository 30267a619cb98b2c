import type { Comment, CommentReply } from '@shared-kit/contracts/learning';
import { toMoment } from '@shared-kit/contracts/calendar';
import { mediaAddress, mediaReference } from '../../content/index.ts';
import type { MediaContext } from '../../content/index.ts';
import { flag, momentOrNull } from '../core/wire-value.presenter.ts';
import type { CommentRow } from './comment.repository.ts';

export function presentComment(row: CommentRow, replies: readonly CommentRow[], media: MediaContext): Comment {
  return { ...presentReply(row, media), replies: replies.map((reply) => presentReply(reply, media)) };
}

/** Presents a reply. A deleted or hidden one reveals neither its text nor its author. */
function presentReply(row: CommentRow, media: MediaContext): CommentReply {
  const isInSight = row.deleted_at === null && row.hidden_by === null;
  return {
    idComment: row.id_comment,
    text: isInSight ? row.text : '',
    name: isInSight ? row.name : '',
    photo: isInSight && row.photo !== '' ? mediaAddress(mediaReference(row.photo), media) : '',
    createdBy: isInSight ? row.id_user : null,
    creationDate: toMoment(row.creation_date),
    lastModifiedDate: isInSight ? momentOrNull(row.last_modified_date) : null,
    totalReplies: Number(row.total_replies ?? 0),
    totalReports: Number(row.total_reports ?? 0),
    deleted: flag(row.deleted_at !== null),
    hiddenBy: row.hidden_by,
    reportedByMe: flag(Boolean(row.reported_by_me)),
    idParentComment: row.id_parent_comment,
  };
}
