import type { MenuSection } from '@shared-kit/contracts/identity';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';

/** Section type 10: large pictures with short texts (A2s-27). */
export function VideosScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="wide" Item={VideoCard} empty={labels.empty} />;
}

function VideoCard({ item, idSection, isEarly }: ItemViewProps) {
  return <ContentCard item={item} idSection={idSection} hasTags isImagePriority={isEarly} headingLevel={2} />;
}
