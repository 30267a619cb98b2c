import {
  call,
  queryKeyOf,
  useApiMutation,
  useApiQuery,
  useInfiniteQuery,
  useInvalidate,
} from '@shared-kit/runtime/api';
import { TOPICS_PAGE_SIZE, listTopics, listUserTopics, saveUserTopics } from '@shared-kit/contracts/learning';
import { updateSession, useActiveSession } from '@shared-kit/runtime/session';

/** Queries the topics that match a search, ten at a time (B9-05). */
export function useTopics(searchString: string) {
  const filter = searchString === '' ? {} : { searchString };
  return useInfiniteQuery({
    queryKey: queryKeyOf(listTopics, { query: filter }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(listTopics, { query: { ...filter, offset: pageParam, limit: TOPICS_PAGE_SIZE } }, { signal }),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.result.length, 0);
      return last.result.length > 0 && loaded < last.totalRecords ? loaded : undefined;
    },
    select: ({ pages }) => pages.flatMap((page) => page.result.map(({ tag }) => tag)),
  });
}

/** Queries the topics that the person chose before. */
export function useOwnTopics() {
  const { idUser } = useActiveSession().viewer;
  return useApiQuery(listUserTopics, { params: { idUser } });
}

/** Marks the question as answered for this session. */
export function passTopics(): void {
  updateSession((session) => ({ ...session, gates: { ...session.gates, topics: false } }));
}

/** Saves the chosen topics. Saving passes the gate, whatever was chosen. */
export function useSaveTopics(onSaved: () => void) {
  const { idUser } = useActiveSession().viewer;
  const invalidate = useInvalidate();
  const { mutate, isPending, isError } = useApiMutation(saveUserTopics, {
    onSuccess: () => {
      invalidate(listUserTopics);
      passTopics();
      onSaved();
    },
  });
  return {
    save: (tags: readonly string[]) => mutate({ params: { idUser }, body: { tags: [...tags] } }),
    isSaving: isPending,
    hasFailed: isError,
  };
}
