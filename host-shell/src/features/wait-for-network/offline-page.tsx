import type { ReactNode } from 'react';
import { usePageTitle } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { NetworkAtStart } from './use-network-at-start.ts';

/** Replaces every page of a portal that was opened offline. */
export function OfflinePage({ isTrying, retry }: Pick<NetworkAtStart, 'isTrying' | 'retry'>): ReactNode {
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
    </PageContainer>
  );
}
