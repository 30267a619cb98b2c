import { useState } from 'react';
import { useApiMutation, useInvalidate } from 'shared-kit/api';
import { deleteComment, getEnrollmentDetail, listComments, reportComment } from 'shared-kit/contracts/learning';
import type { Comment } from 'shared-kit/contracts/learning';
import { Button } from 'shared-kit/ui';
import { ConfirmDialog, Dialog } from 'shared-kit/ui/overlays';
import { notify } from 'shared-kit/ui/toast';
import type { Thread } from './comments.queries.ts';
import { labels } from './labels.ts';

export interface CommentQuestion {
  readonly kind: 'delete' | 'report';
  readonly comment: Comment;
}

/** Deleting asks first and can't be undone (B4.12-05); a report thanks (B8-21). */
export function useCommentDialogs({ type, idEntity }: Thread) {
  const [toDelete, setToDelete] = useState<Comment>();
  const [isThanking, setThanking] = useState(false);
  const invalidate = useInvalidate();
  const deleting = useApiMutation(deleteComment);
  const reporting = useApiMutation(reportComment);
  const isReply = toDelete?.idParentComment != null;

  async function remove({ idComment }: Comment): Promise<void> {
    try {
      await deleting.mutateAsync({ params: { type, idEntity, idComment } });
      notify({ kind: 'success', text: isReply ? labels.replyDeleted : labels.commentDeleted });
      invalidate(listComments, getEnrollmentDetail);
      setToDelete(undefined);
    } catch {
      notify({ kind: 'error', text: labels.notDeleted, key: 'comment-not-deleted' });
    }
  }

  async function report({ idComment }: Comment): Promise<void> {
    if (reporting.isPending) return;
    try {
      await reporting.mutateAsync({ params: { type, idEntity }, body: { idComment } });
      setThanking(true);
    } catch {
      notify({ kind: 'error', text: labels.notReported, key: 'comment-not-reported' });
    }
    invalidate(listComments);
  }

  return {
    ask: ({ kind, comment }: CommentQuestion) => (kind === 'delete' ? setToDelete(comment) : void report(comment)),
    dialogs: (
      <>
        <ConfirmDialog
          isOpen={toDelete !== undefined}
          title={isReply ? labels.confirmDeleteReply : labels.confirmDeleteComment}
          description={labels.irreversible}
          confirmLabel={labels.remove}
          tone="danger"
          isBusy={deleting.isPending}
          onConfirm={() => toDelete && void remove(toDelete)}
          onCancel={() => setToDelete(undefined)}
        />
        <Dialog
          isOpen={isThanking}
          onClose={() => setThanking(false)}
          title={labels.thanks}
          description={labels.thanksText}
          size="small"
          footer={<Button onClick={() => setThanking(false)}>{labels.understood}</Button>}
        />
      </>
    ),
  };
}
