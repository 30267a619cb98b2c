import { Button, EmptyState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Renders the notice for a section of an unsupported type, or one that does not exist. */
export function SectionUnavailable() {
  return (
    <EmptyState
      isPage
      icon={<Icon name="layers" size={28} />}
      title={labels.unavailable}
      action={<Button to="/">{labels.toHome}</Button>}
    />
  );
}
