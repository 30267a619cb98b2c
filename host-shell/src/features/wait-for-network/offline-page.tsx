import type { ReactNode } from 'react';
import { usePageTitle } from 'shared-kit/router';
import { Button, EmptyState, Icon, PageContainer } from 'shared-kit/ui';
import { labels } from './labels.ts';
import type { NetworkAtStart } from './use-network-at-start.ts';

/** In the place of every page of a portal that was opened without a network. */
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
