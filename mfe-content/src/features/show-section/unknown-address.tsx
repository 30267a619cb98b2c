import { usePageTitle } from 'shared-kit/router';
import { Button, EmptyState, Icon, PageContainer } from 'shared-kit/ui';
import { labels } from './labels.ts';

/** An address of two words that is no section: unknown, like every other address without a page. */
export function UnknownAddress() {
  usePageTitle(labels.unknownTitle);
  return (
    <PageContainer>
      <EmptyState isPage icon={<Icon name="map" size={28} />} title={labels.unknownAddress} action={<Button to="/">{labels.toHome}</Button>} />
    </PageContainer>
  );
}
