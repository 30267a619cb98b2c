import { EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { BadgeCard } from './badge-card.tsx';
import { useBadges } from './badges.queries.ts';
import { labels } from './labels.ts';
import styles from './list-badges.module.css';

/** Badges of the person: the earned ones, and the next ones with what is left (decision 464). */
export function ListBadges() {
  const query = useBadges();
  return (
    <QueryStates
      query={query}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={({ badges }) => badges.length === 0}
      empty={<EmptyState icon={<Icon name="medal" size={28} />} title={labels.empty} />}
    >
      {({ badges }) => {
        const earned = badges.filter(({ earnedAt }) => earnedAt !== null);
        const next = badges.filter(({ earnedAt }) => earnedAt === null);
        return (
          <Stack gap={8}>
            <section aria-label={labels.earned}>
              <h2 className={styles.heading}>{labels.earned}</h2>
              {earned.length === 0 ? (
                <EmptyState icon={<Icon name="medal" size={28} />} title={labels.none} description={labels.noneHint} />
              ) : (
                <ul className={styles.list}>
                  {earned.map((badge) => (
                    <BadgeCard key={badge.key} badge={badge} />
                  ))}
                </ul>
              )}
            </section>
            {next.length > 0 && (
              <section aria-label={labels.next}>
                <h2 className={styles.heading}>{labels.next}</h2>
                <ul className={styles.list}>
                  {next.map((badge) => (
                    <BadgeCard key={badge.key} badge={badge} />
                  ))}
                </ul>
              </section>
            )}
          </Stack>
        );
      }}
    </QueryStates>
  );
}
