import { useRef, useState } from 'react';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { deleteComment, getEnrollmentDetail, listComments, reportComment } from '@shared-kit/contracts/learning';
import type { Comment } from '@shared-kit/contracts/learning';
import { Button } from '@shared-kit/ui';
import { ConfirmDialog, Dialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import type { Thread } from './comments.queries.ts';
import { labels } from './labels.ts';

export interface CommentQuestion {
  readonly kind: 'delete' | 'report';
  readonly comment: Comment;
}

/** Returns the element id of a comment's or reply's list item; it takes the focus when its neighbour is deleted. */
export const commentId = ({ idComment }: Pick<Comment, 'idComment'>): string => `comment-${idComment}`;

/**
 * Returns the element that takes the focus after a deletion: the next comment, the previous one, or the parent of a
 * reply; null after the only comment.
 */
function heirOf(comment: Comment): HTMLElement | null {
  const item = document.getElementById(commentId(comment));
  const heir = item?.nextElementSibling ?? item?.previousElementSibling ?? item?.parentElement?.closest('li');
  return heir instanceof HTMLElement ? heir : null;
}

/**
 * Confirms a deletion, which can't be undone, and thanks for a report. The focus moves to `field` when no comment is
 * left (B4.12-05, B8-21).
 */
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
    } catch (error) {
      notify({ kind: 'error', text: labels.notDeleted, error, key: 'comment-not-deleted' });
    }
  }

  async function report({ idComment }: Comment): Promise<void> {
    if (reporting.isPending) return;
    try {
      await reporting.mutateAsync({ params: { type, idEntity }, body: { idComment } });
      setThanking(true);
    } catch (error) {
      notify({ kind: 'error', text: labels.notReported, error, key: 'comment-not-reported' });
    }
    invalidate(listComments);
  }

  return {
    open({ kind, comment }: CommentQuestion): void {
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
