import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { addComment, editComment, getEnrollmentDetail, isDone, listComments } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';
import type { Thread } from './comments.queries.ts';
import { useSentName } from './use-draft.ts';

interface Written {
  readonly enrollmentStatus: EnrollmentStatus;
  readonly points: { readonly earnPoints: number; readonly totalUserPoints: number } | null;
}

/** Refetches everything that a comment has changed. */
function useAfterWriting() {
  const invalidate = useInvalidate();
  const refreshProgress = useInvalidateProgress();
  return ({ enrollmentStatus, points }: Written) => {
    invalidate(listComments, getEnrollmentDetail);
    if (isDone(enrollmentStatus)) refreshProgress();
    if (points) publish(pointsEarned, points);
  };
}

/** Sends a comment or a reply; the server stores repeated attempts with the same id once. */
export function useAddComment({ type, idEntity, idEnrollment }: Thread, idParentComment: number | null) {
  const name = useSentName(`${type}:${idEntity}:${idParentComment ?? ''}`);
  const after = useAfterWriting();
  const adding = useApiMutation(addComment, {
    onSuccess: (written) => {
      name.forget();
      after(written);
    },
  });
  const add = async (text: string) => {
    await adding.mutateAsync({
      params: { type, idEntity },
      body: { text, idEnrollment, idParentComment, clientId: name.of(text) },
    });
  };
  return { add, isBusy: adding.isPending, error: adding.error };
}

export function useEditComment({ type, idEntity, idEnrollment }: Thread, idComment: number) {
  const after = useAfterWriting();
  const editing = useApiMutation(editComment, { onSuccess: after });
  const edit = async (text: string) => {
    await editing.mutateAsync({ params: { type, idEntity, idComment }, body: { text, idEnrollment } });
  };
  return { edit, isBusy: editing.isPending, error: editing.error };
}
