import { useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import {
  getCampaignDetail,
  getCampaignUser,
  listCampaignPointsSummary,
  listCampaignUserPoints,
  listCampaigns,
  listGamificationEvents,
} from '@shared-kit/contracts/gamification';
import { pointsEarned } from '@shared-kit/contracts/delivery';
import { useEvent } from '@shared-kit/runtime/events';

/** Reads the person's campaigns. It is always refetched, because other people earn points too. */
export function useCampaigns({ onlyActive }: { onlyActive: boolean }) {
  useRefreshOnPoints();
  return useApiQuery(listCampaigns, { query: onlyActive ? { onlyActive: 'true' } : {} }, { staleTime: 0 });
}

/** Reads what gives points and how many: in a campaign, or in the portal without one. */
export function useEarning(idCampaign: number | undefined) {
  const names = useApiQuery(listGamificationEvents, {});
  const detail = useApiQuery(
    getCampaignDetail,
    { params: { id: idCampaign ?? 0 } },
    { enabled: idCampaign !== undefined, staleTime: 0 },
  );
  const events =
    idCampaign === undefined
      ? names.data?.events.map(({ event, points }) => ({ event, points }))
      : names.data &&
        detail.data?.events.flatMap(({ idEvent, points }) => {
          const named = names.data.events.find(({ idgamification_event }) => idgamification_event === idEvent);
          return named ? [{ event: named.event, points }] : [];
        });
  const hasFailed = names.isError || detail.isError;
  return {
    status: events ? ('success' as const) : hasFailed ? ('error' as const) : ('pending' as const),
    data: events,
    error: names.error ?? detail.error,
    isFetching: names.isFetching || detail.isFetching,
    refetch: (): void => {
      if (names.isError) void names.refetch();
      if (detail.isError) void detail.refetch();
    },
  };
}

/** Refreshes the points when another remote publishes that some were earned. */
function useRefreshOnPoints(): void {
  const invalidate = useInvalidate();
  useEvent(pointsEarned, () =>
    invalidate(listCampaigns, listCampaignPointsSummary, getCampaignUser, listCampaignUserPoints),
  );
}
