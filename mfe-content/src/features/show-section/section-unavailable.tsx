import { Button, EmptyState, Icon } from 'shared-kit/ui';
import { labels } from './labels.ts';

/** A section of a type that this portal does not know, or that is not there. */
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
