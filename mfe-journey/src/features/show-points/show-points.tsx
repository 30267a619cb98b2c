import { useState } from 'react';
import { ALL_CAMPAIGNS } from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { Alert, Button, Card, CardHeader, Field, QueryStates, Select, SkeletonText } from '@shared-kit/ui';
import { useCampaigns, useEarning } from '../../lib/campaigns.queries.ts';
import { EarningList } from '../../lib/earning-list/earning-list.tsx';
import { pointsText } from '../../lib/points-text.ts';
import { ActivityList } from './activity-list.tsx';
import { labels } from './labels.ts';
import { useActivities } from './points.queries.ts';
import styles from './show-points.module.css';

/** Points section: what the person earned, for what, and how to earn more, in all campaigns or in one (A2p-13..A2p-18). */
export function ShowPoints() {
  const [chosen, setChosen] = useState(ALL_CAMPAIGNS);
  const campaigns = useCampaigns({ onlyActive: false });
  const activities = useActivities(chosen);
  const earning = useEarning(chosen === ALL_CAMPAIGNS ? undefined : chosen);
  return (
    <div className={styles.blocks}>
      <Card as="section" padding="large" aria-label={labels.myPoints}>
        <CardHeader title={labels.myPoints} />
        <div className={styles.points}>
          <Field label={labels.campaign}>
            <Select
              value={String(chosen)}
              onChange={(event) => setChosen(Number(event.target.value))}
              options={[
                { value: String(ALL_CAMPAIGNS), label: labels.all },
                ...optionsOf(campaigns.data?.campaigns ?? []),
              ]}
            />
          </Field>
          <p className={styles.total} aria-live="polite">
            <span className={styles.totalLabel}>{labels.total}</span>
            {/* Hides the points of the previous campaign. */}
            <strong className={styles.totalFigure}>
              {activities.data && !activities.isPlaceholderData ? pointsText(activities.data.totalPoints) : '…'}
            </strong>
          </p>
        </div>
        {campaigns.isError && !campaigns.data && (
          <Alert
            tone="warning"
            error={campaigns.error}
            action={
              <Button
                variant="secondary"
                size="small"
                isBusy={campaigns.isFetching}
                onClick={() => void campaigns.refetch()}
              >
                {labels.tryAgain}
              </Button>
            }
          >
            {labels.campaignsFailed}
          </Alert>
        )}
      </Card>
      <ActivityList idCampaign={chosen} query={activities} />
      <Card as="section" padding="large" aria-label={labels.howToEarn}>
        <CardHeader title={labels.howToEarn} />
        <QueryStates query={earning} errorTitle={labels.howToEarnFailed} skeleton={<SkeletonText lines={4} />}>
          {(events) => <EarningList events={events} />}
        </QueryStates>
      </Card>
    </div>
  );
}

function optionsOf(campaigns: readonly Campaign[]): { value: string; label: string }[] {
  return campaigns.map(({ idgamification_campaign, name }) => ({
    value: String(idgamification_campaign),
    label: name,
  }));
}
