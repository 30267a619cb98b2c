import { useRef, useState } from 'react';
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

/** Of the list item that a comment or reply is; it takes the focus where the one beside it is deleted. */
export const commentId = ({ idComment }: Pick<Comment, 'idComment'>): string => `comment-${idComment}`;

/** Where one goes on once a comment is gone: the next one, the one before, what a reply answered; null after the only comment. */
function heirOf(comment: Comment): HTMLElement | null {
  const item = document.getElementById(commentId(comment));
  const heir = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement?.closest('li');
  return heir instanceof HTMLElement ? heir : null;
}

/** Deleting asks first and can't be undone (B4.12-05); a report thanks (B8-21). The focus goes to `field` where no comment is left. */
export function useCommentDialogs({ type, idEntity }: Thread, field: () => HTMLElement | null | undefined) {
  const [toDelete, setToDelete] = useState<Comment>();
  const [isThanking, setThanking] = useState(false);
  const invalidate = useInvalidate();
  const deleting = useApiMutation(deleteComment);
  const reporting = useApiMutation(reportComment);
  const heir = useRef<HTMLElement>(null);
  const isReply = toDelete?.idParentComment != null;

  async function remove(comment: Comment): Promise<void> {
    const { idComment } = comment;
    try {
      await deleting.mutateAsync({ params: { type, idEntity, idComment } });
      heir.current = heirOf(comment) ?? field() ?? null;
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
    ask({ kind, comment }: CommentQuestion): void {
      if (kind === 'report') return void report(comment);
      heir.current = null;
      setToDelete(comment);
    },
    dialogs: (
      <>
        <ConfirmDialog
          isOpen={toDelete !== undefined}
          focusAfter={() => heir.current}
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
