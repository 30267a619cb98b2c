import type { MenuSection } from '@shared-kit/contracts/identity';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';

/** Section type 36: a list in which each item is a card of full width (A2s-37). */
export function CardRowsScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="lines" Item={CardRow} empty={labels.empty} />;
}

/** Section type 59: a long list, in two columns where there is room (A2s-20). */
export function PagedListScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="columns" Item={CardRow} empty={labels.empty} />;
}

function CardRow({ item, idSection, isEarly }: ItemViewProps) {
  return (
    <ContentCard
      item={item}
      idSection={idSection}
      orientation="row"
      hasDescription
      hasTags
      isImagePriority={isEarly}
      headingLevel={2}
    />
  );
}
