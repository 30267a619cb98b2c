import { apiQueryOptions, useApiQuery, useQuery } from '@shared-kit/runtime/api';
import {
  RANKING_PAGE_SIZE,
  getCampaignUser,
  listCampaignDepartments,
  listCampaignPointsSummary,
} from '@shared-kit/contracts/gamification';
import { useActiveSession } from '@shared-kit/runtime/session';

export interface RankingChoice {
  readonly idCampaign: number;
  /** Department id; empty selects all. */
  readonly department: string;
}

const filterOf = (department: string) => (department === '' ? {} : { department });

/** Reads one page of a ranking and shows the previous page meanwhile. */
export function useRankingPage({ idCampaign, department }: RankingChoice, page: number) {
  const query = { offset: (page - 1) * RANKING_PAGE_SIZE, limit: RANKING_PAGE_SIZE, ...filterOf(department) };
  return useQuery({
    ...apiQueryOptions(listCampaignPointsSummary, { params: { idCampaign }, query }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Reads the person's position. */
export function useOwnPosition({ idCampaign, department }: RankingChoice) {
  const { idUser } = useActiveSession().viewer;
  return useApiQuery(
    getCampaignUser,
    { params: { idCampaign, idUser }, query: filterOf(department) },
    { staleTime: 0 },
  );
}

/** Reads the departments; on failure the filter omits them. */
export function useDepartments(idCampaign: number): readonly string[] {
  return useApiQuery(listCampaignDepartments, { params: { idCampaign } }).data?.result.map(({ name }) => name) ?? [];
}
