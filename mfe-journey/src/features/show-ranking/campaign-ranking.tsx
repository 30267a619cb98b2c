import { useRef, useState } from 'react';
import { RANKING_PAGE_SIZE } from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import {
  Button,
  EmptyState,
  Field,
  Icon,
  Pagination,
  QueryStates,
  Select,
  SkeletonText,
  Stack,
  VisuallyHidden,
} from '@shared-kit/ui';
import { InOrder } from '@shared-kit/ui/in-order';
import { usePageCount } from '../../lib/use-page-count.ts';
import { CampaignRules } from './campaign-rules.tsx';
import { labels } from './labels.ts';
import { OwnPosition } from './own-position.tsx';
import { RankingList } from './ranking-list.tsx';
import { useDepartments, useOwnPosition, useRankingPage } from './ranking.queries.ts';
import styles from './show-ranking.module.css';

interface CampaignRankingProps {
  readonly campaign: Campaign;
  readonly campaigns: readonly Campaign[];
  onChoose(idCampaign: string): void;
}

/** Ranking of one campaign: filters, the person's own position and all positions. */
export function CampaignRanking({ campaign, campaigns, onChoose }: CampaignRankingProps) {
  const idCampaign = campaign.idgamification_campaign;
  const [department, setDepartment] = useState('');
  const [page, setPage] = useState(1);
  const [areRulesOpen, setRulesOpen] = useState(false);
  const departments = useDepartments(idCampaign);
  const departmentFilter = useRef<HTMLSelectElement>(null);
  const query = useRankingPage({ idCampaign, department }, page);
  const own = useOwnPosition({ idCampaign, department });
  const pageCount = usePageCount(query, { page, pageSize: RANKING_PAGE_SIZE, setPage });
  const filter = (next: string): void => {
    setDepartment(next);
    setPage(1);
  };
  return (
    <Stack gap={6}>
      <div className={styles.filters}>
        <Field label={labels.campaign}>
          <Select
            value={String(idCampaign)}
            onChange={(event) => onChoose(event.target.value)}
            options={campaigns.map(({ idgamification_campaign: id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label={labels.department}>
          <Select
            ref={departmentFilter}
            value={department}
            onChange={(event) => filter(event.target.value)}
            options={[
              { value: '', label: labels.allDepartments },
              ...departments.map((name) => ({ value: name, label: name })),
            ]}
          />
        </Field>
        <Button variant="secondary" icon={<Icon name="info" />} onClick={() => setRulesOpen(true)}>
          {labels.rules}
        </Button>
      </div>
      <InOrder className={styles.positions ?? ''}>
        <OwnPosition
          choice={{ idCampaign, department }}
          onRemoveFilter={() => {
            filter('');
            // Moves the focus, because the button disappears with the message.
            departmentFilter.current?.focus();
          }}
        />
        <VisuallyHidden>
          <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
        </VisuallyHidden>
        <QueryStates
          query={query}
          skeleton={<SkeletonText lines={RANKING_PAGE_SIZE} />}
          errorTitle={labels.rankingFailed}
          isEmpty={({ totalRecords }) => totalRecords === 0}
          empty={
            <EmptyState icon={<Icon name="trophy" size={28} />} title={labels.empty} description={labels.emptyHint} />
          }
        >
          {({ campaignpoints }) => (
            <>
              <RankingList
                campaign={campaign.name}
                rows={campaignpoints}
                neighbours={own.data?.campaignUserDetail.neighbours ?? []}
              />
              <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />
            </>
          )}
        </QueryStates>
      </InOrder>
      <CampaignRules campaign={campaign} isOpen={areRulesOpen} onClose={() => setRulesOpen(false)} />
    </Stack>
  );
}
