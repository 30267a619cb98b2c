import { useInvalidate } from '@shared-kit/runtime/api';
import {
  getCampaignUser,
  lastMomentOf,
  listCampaigns,
  listCampaignsByContent,
} from '@shared-kit/contracts/gamification';
import type { Campaign } from '@shared-kit/contracts/gamification';
import { rankingPath } from '@shared-kit/contracts/journey';
import { menuFlags, pointsEarned } from '@shared-kit/contracts/delivery';
import { useEvent } from '@shared-kit/runtime/events';
import { useComposition, useConditionValues } from '@shared-kit/runtime/federation';
import { formatDate } from '@shared-kit/contracts/calendar';
import { formatNumber } from '@shared-kit/ui/format';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, Icon, QueryStates, Skeleton } from '@shared-kit/ui';
import { useNearness } from '../../lib/use-nearness.ts';
import styles from './campaigns.module.css';
import { useActiveCampaigns, useStanding } from './campaigns.queries.ts';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';

/**
 * Renders the person's campaigns with their position; renders nothing for a person without a campaign (B2.4-16,
 * decision 307).
 */
export function Campaigns(props: BlockProps) {
  const isIn = useConditionValues().flags.has(menuFlags.isInCampaign);
  return isIn ? <OwnCampaigns {...props} /> : null;
}

function OwnCampaigns({ block, page, place }: BlockProps) {
  const [at, isNear] = useNearness();
  const contents = page.blocks.flatMap(({ elements }) => elements.flatMap(({ data }) => data.idContentItem ?? []));
  const query = useActiveCampaigns(place && contents[0], isNear);
  const invalidate = useInvalidate();
  useEvent(pointsEarned, () => invalidate(listCampaigns, listCampaignsByContent, getCampaignUser));
  const title = block.title || labels.campaigns;
  // A page of a training that contains only further pages does not determine which campaigns the training belongs to.
  if (query.data?.campaigns.length === 0 || (place && contents.length === 0)) return null;
  return (
    <section ref={at} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <QueryStates query={query} skeleton={<CampaignSkeleton />}>
        {({ campaigns }) => (
          <ul className={styles.list} role="list">
            {campaigns.map((campaign) => (
              <li key={campaign.idgamification_campaign}>
                <CampaignCard campaign={campaign} />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}

/** Placeholder with the parts of a campaign, so that it has its size at every width. */
function CampaignSkeleton() {
  const hasRanking = useComposition().modules.includes('journey');
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.icon}>
        <Skeleton width="28px" height="28px" />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <Skeleton width="60%" height="1lh" />
        </div>
        <div className={styles.until}>
          <Skeleton width="40%" height="1lh" />
        </div>
      </div>
      <div className={styles.details}>
        <div>
          <div className={styles.term}>
            <Skeleton width="4rem" height="1lh" />
          </div>
          <div className={styles.number}>
            <Skeleton width="4rem" height="1lh" />
          </div>
        </div>
      </div>
      {hasRanking && <Skeleton className={styles.rankingSkeleton} />}
    </div>
  );
}

function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { viewer } = useActiveSession();
  const { idgamification_campaign: id, name, points } = campaign;
  const standing = useStanding(id, viewer.idUser);
  const position = standing.data?.campaignUserDetail.position ?? null;
  const hasRanking = useComposition().modules.includes('journey');
  return (
    <article className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <Icon name="trophy" size={28} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.until}>{labels.campaignUntil(formatDate(lastMomentOf(campaign)))}</p>
      </div>
      <dl className={styles.details}>
        <div>
          <dt>{labels.points}</dt>
          <dd>{formatNumber(points)}</dd>
        </div>
        <div>
          <dt>{labels.position}</dt>
          <dd>{position === null ? '–' : labels.place(position)}</dd>
        </div>
      </dl>
      {hasRanking && (
        <Button variant="secondary" to={rankingPath(id)} aria-label={`${labels.ranking}: ${name}`}>
          {labels.ranking}
        </Button>
      )}
    </article>
  );
}
