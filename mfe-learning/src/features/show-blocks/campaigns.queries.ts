import { useApiQuery } from '@shared-kit/runtime/api';
import { getCampaignUser, listCampaigns, listCampaignsByContent } from '@shared-kit/contracts/gamification';

/** Loads the active campaigns of the person; with a content, those that its training belongs to. */
export function useActiveCampaigns(idContentItem: number | undefined, isWanted: boolean) {
  const all = useApiQuery(
    listCampaigns,
    { query: { onlyActive: 'true' } },
    { enabled: isWanted && idContentItem === undefined, staleTime: 0 },
  );
  const ofContent = useApiQuery(
    listCampaignsByContent,
    { params: { idElement: idContentItem ?? 0 } },
    { enabled: isWanted && idContentItem !== undefined, staleTime: 0 },
  );
  return idContentItem === undefined ? all : ofContent;
}

/** Loads the person's position in a campaign. */
export function useStanding(idCampaign: number, idUser: number) {
  return useApiQuery(getCampaignUser, { params: { idCampaign, idUser }, query: {} }, { staleTime: 0 });
}
