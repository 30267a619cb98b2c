import { useRef, useState } from 'react';
import type { Comment } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { CommentCard } from './comment-card.tsx';
import { commentId, useCommentDialogs } from './comment-dialogs.tsx';
import type { CommentQuestion } from './comment-dialogs.tsx';
import { CommentReplies } from './comment-replies.tsx';
import { useComments } from './comments.queries.ts';
import type { Thread } from './comments.queries.ts';
import { labels } from './labels.ts';
import { MoreComments } from './more-comments.tsx';
import styles from './interactions.module.css';
import { useAddComment } from './use-write-comment.ts';
import { WriteBox } from './write-box.tsx';

interface CommentThreadProps {
  readonly thread: Thread;
  /** Minimum number of words for a comment to count; 0 without a minimum. */
  readonly minWords: number;
}

/** Renders the comments on a class or a node, with a field for a new one (B2.13). */
export function CommentThread({ thread, minWords }: CommentThreadProps) {
  const query = useComments(thread);
  const writing = useRef<HTMLElement>(null);
  const { open: openDialog, dialogs } = useCommentDialogs(thread, () =>
    writing.current?.querySelector<HTMLElement>('[role="textbox"]'),
  );
  const { add, isBusy, error } = useAddComment(thread, null);
  return (
    <Stack gap={6}>
      <section ref={writing}>
        <h3 className={styles.addTitle}>{labels.add}</h3>
        <WriteBox
          label={labels.add}
          draft={`${thread.type}:${thread.idEntity}`}
          sendLabel={labels.send}
          minWords={minWords}
          isBusy={isBusy}
          error={error}
          onSend={add}
        />
      </section>
      <QueryStates
        query={query}
        skeleton={<CommentsSkeleton />}
        isEmpty={({ comments }) => comments.length === 0}
        empty={<EmptyState icon={<Icon name="message" size={28} />} title={labels.empty[thread.type]} />}
        errorTitle={labels.failed}
      >
        {({ comments }) => (
          <>
            <ul className={styles.list} role="list">
              {comments.map((comment) => (
                <li key={comment.idComment} id={commentId(comment)} tabIndex={-1} className={styles.comment}>
                  <CommentWithReplies thread={thread} comment={comment} minWords={minWords} onQuestion={openDialog} />
                </li>
              ))}
            </ul>
            <MoreComments query={query} />
          </>
        )}
      </QueryStates>
      {dialogs}
    </Stack>
  );
}

interface CommentWithRepliesProps extends CommentThreadProps {
  readonly comment: Comment;
  readonly onQuestion: (question: CommentQuestion) => void;
}

function CommentWithReplies({ thread, comment, minWords, onQuestion }: CommentWithRepliesProps) {
  const [isOpen, setOpen] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const { add, isBusy, error } = useAddComment(thread, comment.idComment);
  const replyButton = useRef<HTMLButtonElement>(null);
  const closeReply = () => {
    setReplying(false);
    replyButton.current?.focus();
  };
  return (
    <>
      <CommentCard
        thread={thread}
        comment={comment}
        minWords={minWords}
        onQuestion={onQuestion}
        onReply={() => setReplying(true)}
        replyRef={replyButton}
      />
      {isReplying && (
        <div className={styles.replies}>
          <WriteBox
            label={labels.answer}
            draft={`reply:${comment.idComment}`}
            sendLabel={labels.reply}
            minWords={minWords}
            isBusy={isBusy}
            error={error}
            takesFocus
            onSend={async (html) => {
              await add(html);
              closeReply();
              setOpen(true);
            }}
            onCancel={closeReply}
          />
        </div>
      )}
      {isOpen && comment.totalReplies > 0 ? (
        <CommentReplies
          thread={thread}
          comment={comment}
          minWords={minWords}
          onQuestion={onQuestion}
          onHide={() => setOpen(false)}
        />
      ) : (
        comment.totalReplies > 0 && (
          <div className={styles.replies}>
            <Button
              variant="ghost"
              size="small"
              icon={<Icon name="chevron-down" size={16} />}
              onClick={() => setOpen(true)}
            >
              {labels.moreReplies(comment.totalReplies)}
            </Button>
          </div>
        )
      )}
    </>
  );
}

function CommentsSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
    </Stack>
  );
}
