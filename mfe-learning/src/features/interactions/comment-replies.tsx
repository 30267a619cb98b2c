import { Button, Icon } from '@shared-kit/ui';
import type { Comment } from '@shared-kit/contracts/learning';
import { CommentCard } from './comment-card.tsx';
import { commentId } from './comment-dialogs.tsx';
import type { CommentQuestion } from './comment-dialogs.tsx';
import { useReplies } from './comments.queries.ts';
import type { Thread } from './comments.queries.ts';
import { labels } from './labels.ts';
import { LoadFailed } from './load-failed.tsx';
import styles from './interactions.module.css';

interface CommentRepliesProps {
  readonly thread: Thread;
  readonly comment: Comment;
  readonly minWords: number;
  readonly onQuestion: (question: CommentQuestion) => void;
  readonly onHide: () => void;
}

/** Renders the expanded replies of a comment, five at a time (B9-09). */
export function CommentReplies({ thread, comment, minWords, onQuestion, onHide }: CommentRepliesProps) {
  const query = useReplies(thread, comment);
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, isFetchNextPageError, fetchNextPage, refetch } =
    query;
  // Shows the replies that came with the comment until others load.
  const replies = data?.replies ?? comment.replies;
  const left = Math.max(0, (data?.total ?? comment.totalReplies) - replies.length);
  const isFailed = isFetchNextPageError || ((data === undefined || isPlaceholderData) && query.errorUpdateCount > 0);
  return (
    <div className={styles.replies}>
      <ul className={styles.list} role="list">
        {replies.map((reply) => (
          <li key={reply.idComment} id={commentId(reply)} tabIndex={-1}>
            <CommentCard
              thread={thread}
              comment={{ ...reply, replies: [] }}
              minWords={minWords}
              onQuestion={onQuestion}
            />
          </li>
        ))}
      </ul>
      {isFailed && (
        <LoadFailed
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
        />
      )}
      <div className={styles.actions}>
        {left > 0 && !isFailed && (
          <Button
            variant="ghost"
            size="small"
            isBusy={isFetchingNextPage}
            disabled={isPlaceholderData && !hasNextPage}
            onClick={() => void fetchNextPage()}
          >
            {labels.moreReplies(left)}
          </Button>
        )}
        <Button variant="ghost" size="small" icon={<Icon name="chevron-up" size={16} />} onClick={onHide}>
          {labels.hideReplies}
        </Button>
      </div>
    </div>
  );
}
