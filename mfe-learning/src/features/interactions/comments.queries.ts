import { useEffect, useEffectEvent } from 'react';
import { call, queryKeyOf, useApiQuery, useInfiniteQuery } from '@shared-kit/runtime/api';
import {
  COMMENTS_PAGE_SIZE,
  REPLIES_PAGE_SIZE,
  getEnrollmentDetail,
  listComments,
} from '@shared-kit/contracts/learning';
import type { Comment, CommentType } from '@shared-kit/contracts/learning';

/** Entity that the comments belong to, with the enrolment that the person writes from. */
export interface Thread {
  readonly type: CommentType;
  readonly idEntity: number;
  readonly idEnrollment: number;
}

export interface TrainingPlace {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
}

export function useEnrollmentDetail({ idUser, idEnrollment, idNodeEnrollment }: TrainingPlace) {
  return useApiQuery(
    getEnrollmentDetail,
    { params: { idUser, idEnrollment }, query: { idNodeEnrollment } },
    { staleTime: 0 },
  );
}

/**
 * Loads the comments of a thread page by page and drops duplicates that moved between pages. When the total changes
 * between two pages it refetches all of them, because a comment that moved up to an earlier page would be skipped.
 */
export function useComments({ type, idEntity }: Thread) {
  const query = useInfiniteQuery({
    queryKey: [...queryKeyOf(listComments), type, idEntity],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        { params: { type, idEntity }, query: { offset: pageParam, limit: COMMENTS_PAGE_SIZE } },
        { signal },
      ),
    getNextPageParam: (last, pages) =>
      nextOffset(
        last.totalRecords,
        pages.map((page) => page.comments),
      ),
    staleTime: 0,
    select: ({ pages }) => ({
      comments: once(pages.flatMap((page) => page.comments)),
      hasMoved: pages.some((page) => page.totalRecords !== pages[0]?.totalRecords),
    }),
  });
  const hasMoved = query.data?.hasMoved === true;
  const readAnew = useEffectEvent(() => void query.refetch());
  // Depends on the update time, so that a failed refetch does not repeat endlessly.
  useEffect(() => {
    if (hasMoved) readAnew();
  }, [hasMoved, query.dataUpdatedAt]);
  return query;
}

/** Loads the replies of a comment; the first ones came with it. */
export function useReplies({ type, idEntity }: Thread, comment: Comment) {
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(listComments), type, idEntity, comment.idComment],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        {
          params: { type, idEntity },
          query: { offset: pageParam, limit: REPLIES_PAGE_SIZE, idParentComment: comment.idComment },
        },
        { signal },
      ),
    getNextPageParam: (last, pages) =>
      nextOffset(
        last.totalRecords,
        pages.map((page) => page.comments),
      ),
    placeholderData: {
      pages: [
        { comments: comment.replies.map((reply) => ({ ...reply, replies: [] })), totalRecords: comment.totalReplies },
      ],
      pageParams: [0],
    },
    staleTime: 0,
    select: ({ pages }) => ({
      total: pages.at(-1)?.totalRecords ?? 0,
      replies: once(pages.flatMap((page) => page.comments)),
    }),
  });
}

function nextOffset(total: number, pages: readonly (readonly unknown[])[]): number | undefined {
  const loaded = pages.reduce((sum, page) => sum + page.length, 0);
  return pages.at(-1)?.length === 0 || loaded >= total ? undefined : loaded;
}

function once(comments: readonly Comment[]): Comment[] {
  return [...new Map(comments.map((comment) => [comment.idComment, comment])).values()];
}
