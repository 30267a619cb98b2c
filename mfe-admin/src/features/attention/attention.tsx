import {
  adminJobsPath,
  adminPeoplePath,
  adminRequestsPath,
  listAdminJobs,
  listAdminRequests,
  listPeople,
} from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Button, Card, EmptyState, ErrorState, Icon, SkeletonText } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './attention.module.css';

interface Entry {
  readonly key: 'jobs' | 'requests' | 'never';
  readonly count: number;
  readonly icon: IconName;
  readonly to: string;
}

/** What needs attention now, each entry one click from its action. */
export function Attention({ rights }: { rights: readonly AdminRight[] }) {
  const mayAnswer = rights.includes('requests.answer');
  const mayRead = rights.includes('people.read');
  const mayImport = rights.includes('people.edit');
  const jobs = useApiQuery(
    listAdminJobs,
    { query: { only: 'failed', limit: 1 } },
    { enabled: mayImport, staleTime: 0 },
  );
  const requests = useApiQuery(listAdminRequests, { query: { limit: 1 } }, { enabled: mayAnswer, staleTime: 0 });
  const never = useApiQuery(listPeople, { query: { state: 'never', limit: 1 } }, { enabled: mayRead, staleTime: 0 });
  const failed = [jobs, requests, never].find(({ isError }) => isError);
  if (failed)
    return <ErrorState title={labels.loadFailed} error={failed.error} onRetry={() => void failed.refetch()} />;
  if ((mayImport && !jobs.data) || (mayAnswer && !requests.data) || (mayRead && !never.data))
    return <SkeletonText lines={4} />;
  const all: readonly Entry[] = [
    { key: 'jobs', count: jobs.data?.total ?? 0, icon: 'alert-circle', to: adminJobsPath },
    { key: 'requests', count: requests.data?.total ?? 0, icon: 'clipboard-check', to: adminRequestsPath },
    { key: 'never', count: never.data?.total ?? 0, icon: 'clock', to: `${adminPeoplePath}?acesso=never` },
  ];
  const entries = all.filter(({ count }) => count > 0);
  if (entries.length === 0)
    return (
      <EmptyState icon={<Icon name="check-circle" size={28} />} title={labels.calm} description={labels.calmHint} />
    );
  return (
    <ul className={styles.list} aria-label={labels.list}>
      {entries.map(({ key, count, icon, to }, index) => (
        <Card as="li" key={key} className={styles.entry ?? ''}>
          <Icon name={icon} size={24} />
          <span className={styles.text}>{labels[key].title(count)}</span>
          <Button to={to} variant={index === 0 ? 'primary' : 'secondary'}>
            {labels[key].action}
          </Button>
        </Card>
      ))}
    </ul>
  );
}
