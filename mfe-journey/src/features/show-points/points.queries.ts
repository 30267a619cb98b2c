import { useState } from 'react';
import { ApiError, call, queryKeyOf, useApiMutation, useInfiniteQuery } from '@shared-kit/runtime/api';
import { exportCampaignUserPoints, listCampaignUserPoints } from '@shared-kit/contracts/gamification';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { labels } from './labels.ts';

/** Page sizes: first page and following pages (A9). */
const FIRST = 2;
const MORE = 5;

/** Reads the earned points, newest first. */
export function useActivities(idCampaign: number) {
  const { idUser } = useActiveSession().viewer;
  return useInfiniteQuery({
    queryKey: [...queryKeyOf(listCampaignUserPoints), idCampaign],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      call(
        listCampaignUserPoints,
        { body: { idCampaign, idUser, offset, limit: offset === 0 ? FIRST : MORE } },
        { signal },
      ),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { userpoints }) => sum + userpoints.length, 0);
      return last.userpoints.length > 0 && loaded < last.totalRecords ? loaded : undefined;
    },
    select: ({ pages }) => ({
      activities: pages.flatMap(({ userpoints }) => userpoints),
      totalRecords: pages.at(-1)?.totalRecords ?? 0,
      totalPoints: pages.at(-1)?.totalPoints ?? 0,
    }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

export type Activities = ReturnType<typeof useActivities>;

/** Downloads all activities as a spreadsheet. Clicks during a download are ignored. */
export function useExport(idCampaign: number) {
  const { idUser } = useActiveSession().viewer;
  const [isBusy, setBusy] = useState(false);
  const { mutate } = useApiMutation(exportCampaignUserPoints, {
    onSuccess: (spreadsheet) => saveFile(spreadsheet, labels.fileName),
    onError: (error) =>
      notify({
        kind: 'error',
        text: error instanceof ApiError && error.status > 0 ? error.message : labels.exportFailed,
      }),
    onSettled: () => setBusy(false),
  });
  return {
    isBusy,
    start: (): void => {
      if (isBusy) return;
      setBusy(true);
      mutate({ query: { idCampaign, idUser } });
    },
  };
}
