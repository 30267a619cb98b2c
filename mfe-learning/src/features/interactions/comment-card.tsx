import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { countCharacters } from '@shared-kit/contracts/learning';
import type { Comment } from '@shared-kit/contracts/learning';
import { formatDateTime, formatRelativeTime, fromMoment } from '@shared-kit/contracts/calendar';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Avatar, Button, Icon, classNames } from '@shared-kit/ui';
import { RichText } from '../../lib/rich-text/rich-text.tsx';
import type { Thread } from './comments.queries.ts';
import { labels } from './labels.ts';
import styles from './interactions.module.css';
import { useEditComment } from './use-write-comment.ts';
import type { CommentQuestion } from './comment-dialogs.tsx';
import { WriteBox } from './write-box.tsx';

/** Number of characters from which a comment is shortened. */
const LONG = 280;

interface CommentCardProps {
  readonly thread: Thread;
  readonly comment: Comment;
  readonly minWords: number;
  readonly onQuestion: (question: CommentQuestion) => void;
  /** Omitted for replies, which can't be replied to. */
  readonly onReply?: () => void;
  readonly replyRef?: Ref<HTMLButtonElement>;
}

/** Renders one comment or reply with the viewer's actions. */
export function CommentCard({ thread, comment, minWords, onQuestion, onReply, replyRef }: CommentCardProps) {
  const [isEditing, setEditing] = useState(false);
  // Returns the focus to the edit button when it mounts again after editing.
  const wasEditing = useRef(false);
  const restoreFocus = (button: HTMLButtonElement | null) => {
    if (!button || !wasEditing.current) return;
    wasEditing.current = false;
    button.focus();
  };
  const [now] = useState(() => new Date());
  const isMine = useActiveSession().viewer.idUser === comment.createdBy;
  if (comment.deleted === 1 || comment.hiddenBy !== null) return <p className={styles.notice}>{noticeOf(comment)}</p>;
  return (
    <div className={styles.card}>
      <Avatar name={comment.name} src={comment.photo} size="small" isDecorative />
      <div className={styles.cardMain}>
        <p className={styles.byline}>
          <span className={styles.name}>{comment.name}</span>
          <time
            className={styles.when}
            dateTime={fromMoment(comment.creationDate).toISOString()}
            title={formatDateTime(comment.creationDate)}
          >
            {formatRelativeTime(comment.creationDate, now)}
          </time>
          {comment.lastModifiedDate !== null && <span className={styles.when}>{labels.edited}</span>}
        </p>
        {isEditing ? (
          <EditBox
            thread={thread}
            comment={comment}
            minWords={minWords}
            onDone={() => {
              wasEditing.current = true;
              setEditing(false);
            }}
          />
        ) : (
          <>
            <CommentText html={comment.text} />
            <div className={styles.actions}>
              {onReply && (
                <Action label={labels.reply} spoken={labels.replyTo(comment.name)} onClick={onReply} ref={replyRef} />
              )}
              {isMine ? (
                <>
                  <Action
                    label={labels.edit}
                    spoken={labels.actionOn(labels.edit, comment.name)}
                    onClick={() => setEditing(true)}
                    ref={restoreFocus}
                  />
                  <Action
                    label={labels.remove}
                    spoken={labels.actionOn(labels.remove, comment.name)}
                    onClick={() => onQuestion({ kind: 'delete', comment })}
                  />
                </>
              ) : comment.reportedByMe === 1 ? (
                <span className={styles.reported}>
                  <Icon name="flag" size={14} /> {labels.reported}
                </span>
              ) : (
                <Action
                  label={labels.report}
                  spoken={labels.actionOn(labels.report, comment.name)}
                  onClick={() => onQuestion({ kind: 'report', comment })}
                />
              )}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function noticeOf({ deleted, idParentComment }: Comment): string {
  if (deleted === 0) return labels.hidden;
  return idParentComment === null ? labels.deletedComment : labels.deletedReply;
}

function Action({
  label,
  spoken,
  onClick,
  ref,
}: {
  label: string;
  spoken: string;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}) {
  return (
    <Button variant="ghost" size="small" aria-label={spoken} onClick={onClick} {...(ref ? { ref } : {})}>
      {label}
    </Button>
  );
}

function CommentText({ html }: { html: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = countCharacters(html.replace(/<[^>]+>/g, '')) > LONG || (html.match(/<br|<p/g) ?? []).length > 5;
  return (
    <>
      <div className={classNames(styles.text, isLong && !isOpen && styles.short)}>
        <RichText html={html} />
      </div>
      {isLong && (
        <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? labels.less : labels.more}
        </Button>
      )}
    </>
  );
}

function EditBox({
  thread,
  comment,
  minWords,
  onDone,
}: {
  thread: Thread;
  comment: Comment;
  minWords: number;
  onDone: () => void;
}) {
  const { edit, isBusy, error } = useEditComment(thread, comment.idComment);
  return (
    <WriteBox
      label={labels.editing}
      draft={`edit:${comment.idComment}`}
      initialHtml={comment.text}
      sendLabel={labels.save}
      minWords={minWords}
      isBusy={isBusy}
      error={error}
      takesFocus
      onSend={async (html) => {
        await edit(html);
        onDone();
      }}
      onCancel={onDone}
    />
  );
}
