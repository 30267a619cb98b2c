import type { ReactNode } from 'react';
import type { SavedGroup } from '@shared-kit/runtime/offline';
import { Link, usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { NetworkAtStart } from './use-network-at-start.ts';
import styles from './offline-page.module.css';

interface OfflinePageProps extends Pick<NetworkAtStart, 'isTrying' | 'retry'> {
  /** Trainings that open without a network. */
  readonly saved?: readonly SavedGroup[];
}

/** Replaces the pages of a portal that was opened offline, and leads to those that the device keeps. */
export function OfflinePage({ isTrying, retry, saved = [] }: OfflinePageProps): ReactNode {
  usePageTitle(labels.pageTitle);
  return (
    <PageContainer>
      <EmptyState
        icon={<Icon name="offline" size={28} />}
        isPage
        title={labels.title}
        description={labels.text}
        action={
          <Button onClick={retry} isBusy={isTrying}>
            {labels.retry}
          </Button>
        }
      />
      {saved.length > 0 && (
        <nav className={styles.saved} aria-labelledby="saved-heading">
          <h2 id="saved-heading" className={styles.heading}>
            {labels.saved}
          </h2>
          <ul className={styles.list}>
            {saved.map(({ id, title, path }) => (
              <li key={id}>
                <Link to={path} className={styles.link}>
                  <Icon name="book" size={20} />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </PageContainer>
  );
}
