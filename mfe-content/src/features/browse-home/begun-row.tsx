import type { ContentItem } from '@shared-kit/contracts/content';
import { Row } from '@shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from './labels.ts';

/** Renders the row of started items at the top of the home; renders nothing when the list is empty. */
export function BegunRow({ items }: { items: readonly ContentItem[] }) {
  if (items.length === 0) return null;
  return (
    <Row title={labels.goOn} itemSize="large">
      {items.map((item) => (
        <ContentCard key={item.idContentItem} item={item} idSection={item.idSection} isImagePriority />
      ))}
    </Row>
  );
}
