import type { AdminRight } from '@shared-kit/contracts/admin';
import { Button, Card, EmptyState, ErrorState, Icon, SkeletonText } from '@shared-kit/ui';
import { useAttention } from './attention.queries.ts';
import { labels } from './labels.ts';
import styles from './attention.module.css';

/** Lists the tasks that need attention now, each with a link to its action. */
export function Attention({ rights }: { rights: readonly AdminRight[] }) {
  const { entries, failed, isLoading } = useAttention(rights);
  if (failed)
    return <ErrorState title={labels.loadFailed} error={failed.error} onRetry={() => void failed.refetch()} />;
  if (isLoading) return <SkeletonText lines={4} />;
  if (entries.length === 0)
    return (
      <EmptyState icon={<Icon name="check-circle" size={28} />} title={labels.calm} description={labels.calmHint} />
    );
  return (
    <ul className={styles.list} aria-label={labels.list}>
      {entries.map(({ key, count, isMore = false, icon, to }, index) => (
        <Card as="li" key={key} className={styles.entry ?? ''}>
          <Icon name={icon} size={24} />
          <span className={styles.text}>{labels[key].title(count, isMore)}</span>
          <Button to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {labels[key].action}
          </Button>
        </Card>
      ))}
    </ul>
  );
}
