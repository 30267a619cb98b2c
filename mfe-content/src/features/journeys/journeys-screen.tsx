import type { MenuSection } from '@shared-kit/contracts/identity';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';

/** Section type 32: journeys as cards with a description (A2s-25). */
export function JourneysScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="cards" Item={JourneyItem} empty={labels.empty} />;
}

function JourneyItem({ item, idSection, isEarly }: ItemViewProps) {
  return <ContentCard item={item} idSection={idSection} hasDescription isImagePriority={isEarly} headingLevel={2} />;
}
