import { useSearchParams } from '@shared-kit/runtime/router';
import { EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { useCampaigns } from '../../lib/campaigns.queries.ts';
import { CampaignRanking } from './campaign-ranking.tsx';
import { labels } from './labels.ts';

/** Query parameter that selects the campaign. */
const CHOSEN = 'campaign';

/** Rankings of the campaigns that the person takes part in (B2.11). */
export function ShowRanking() {
  const query = useCampaigns({ onlyActive: true });
  const [search, setSearch] = useSearchParams();
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonText lines={10} />}
      errorTitle={labels.loadFailed}
      isEmpty={({ campaigns }) => campaigns.length === 0}
      empty={
        <EmptyState icon={<Icon name="trophy" size={28} />} title={labels.empty} description={labels.noCampaign} />
      }
    >
      {({ campaigns }) => {
        const chosen =
          campaigns.find(({ idgamification_campaign }) => String(idgamification_campaign) === search.get(CHOSEN)) ??
          campaigns[0];
        return (
          chosen && (
            <CampaignRanking
              key={chosen.idgamification_campaign}
              campaign={chosen}
              campaigns={campaigns}
              onChoose={(id) => setSearch({ [CHOSEN]: id }, { replace: true })}
            />
          )
        );
      }}
    </QueryStates>
  );
}
