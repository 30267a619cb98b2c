import { useApiQuery } from '@shared-kit/runtime/api';
import { lastMomentOf } from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { catalogPath, levelPath, listCampaignPath } from '@shared-kit/contracts/learning';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { Button, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { useEarning } from '../../lib/campaigns.queries.ts';
import { EarningList } from '../../lib/earning-list/earning-list.tsx';
import { labels } from './labels.ts';
import styles from './show-ranking.module.css';

/** Rules of a campaign: description, period, point values and trainings (B2.11-02). */
export function CampaignRules({
  campaign,
  isOpen,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly isOpen: boolean;
  onClose(): void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={labels.rulesOf(campaign.name)}
      footer={<Button onClick={onClose}>{labels.close}</Button>}
    >
      {isOpen && <Rules campaign={campaign} />}
    </Dialog>
  );
}

function Rules({ campaign }: { readonly campaign: Campaign }) {
  const earning = useEarning(campaign.idgamification_campaign);
  return (
    <Stack gap={5}>
      <p className={styles.period}>
        {labels.period(formatDate(campaign.startDate), formatDate(lastMomentOf(campaign)))}
      </p>
      {campaign.description !== '' && <p className={styles.description}>{campaign.description}</p>}
      <section className={styles.part}>
        <h3>{labels.howToEarn}</h3>
        <QueryStates query={earning} errorTitle={labels.rulesFailed} skeleton={<SkeletonText lines={4} />}>
          {(events) => <EarningList events={events} />}
        </QueryStates>
      </section>
      <CampaignPath idCampaign={campaign.idgamification_campaign} />
      <p className={styles.period}>{labels.tieBreak}</p>
    </Stack>
  );
}

/** Lists the trainings; the rest of the rules renders without them when they fail to load or the portal has none. */
function CampaignPath({ idCampaign }: { readonly idCampaign: number }) {
  const trainings = useApiQuery(listCampaignPath, { params: { id: idCampaign } }).data?.data ?? [];
  if (trainings.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{labels.path}</h3>
      <ol className={styles.path}>
        {trainings.map(({ idElement, nodeCode, title, enrollment }) => (
          <li key={idElement}>
            {nodeCode === null ? (
              title
            ) : (
              <Link to={enrollment ? levelPath(enrollment.idEnrollment) : catalogPath(nodeCode)}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
