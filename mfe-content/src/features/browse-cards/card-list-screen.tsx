import type { MenuSection } from '@shared-kit/contracts/identity';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';

/** Section type 2: the items as cards (A2s-09). */
export function CardListScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="cards" Item={CardItem} empty={labels.empty} />;
}

function CardItem({ item, idSection, isEarly }: ItemViewProps) {
  return (
    <ContentCard item={item} idSection={idSection} hasDescription hasTags isImagePriority={isEarly} headingLevel={2} />
  );
}
