import {
  countUnreadBellEntries,
  listBellEntries,
  readAllBellEntries,
  readBellEntry,
} from '@shared-kit/contracts/notifications';
import {
  call,
  queryKeyOf,
  useApiMutation,
  useApiQuery,
  useInfiniteQuery,
  useInvalidate,
  useQueryClient,
} from '@shared-kit/runtime/api';

/** Interval of the count while the page has no connection to the server, in milliseconds. */
const withoutConnectionMs = 120_000;

/** Queries the number of unread entries. */
export function useUnread({ isConnected }: { isConnected: boolean }): number {
  const query = useApiQuery(countUnreadBellEntries, {}, { refetchInterval: isConnected ? false : withoutConnectionMs });
  return query.data?.unread ?? 0;
}

/** Returns a function that reads the bell again, because it has changed elsewhere. */
export function useRefreshBell(): () => void {
  const invalidate = useInvalidate();
  return () => invalidate(countUnreadBellEntries, listBellEntries);
}

/** Queries the entries page by page. */
export function useEntries() {
  return useInfiniteQuery({
    queryKey: queryKeyOf(listBellEntries, { query: {} }),
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listBellEntries, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    // An entry that grew between two pages is on both.
    select: ({ pages }) => [
      ...new Map(
        pages.flatMap(({ notifications }) => notifications).map((entry) => [entry.idNotification, entry]),
      ).values(),
    ],
  });
}

/** Returns what marks entries as read. The count follows the server's answer. */
export function useReadEntries() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const options = {
    onSuccess: (reply: { success: true; unread: number }) => {
      client.setQueryData(queryKeyOf(countUnreadBellEntries, {}), reply);
      invalidate(listBellEntries);
    },
  };
  const one = useApiMutation(readBellEntry, options);
  const all = useApiMutation(readAllBellEntries, options);
  return {
    read: (idNotification: number) => one.mutate({ params: { idNotification } }),
    readAll: () => all.mutate({}),
    isReadingAll: all.isPending,
    hasFailed: one.isError || all.isError,
  };
}
