import type { MenuSection } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import { highlightCount } from './highlight.rules.ts';
import { PostHighlight } from './post-highlight.tsx';

/** Section types 7 and 31: the first posts are large, the others follow below (A2s-11, A2s-23). */
export function PostsScreen({ section }: { section: MenuSection }) {
  const design = useActiveSession().design.sections[section.idSection];
  return (
    <PagedSection
      section={section}
      layout="cards"
      Item={Post}
      empty={labels.empty}
      highlighted={{ count: highlightCount(design?.menuitem), Item: PostHighlight }}
    />
  );
}

function Post({ item, idSection, isEarly }: ItemViewProps) {
  return (
    <ContentCard item={item} idSection={idSection} hasDescription hasTags isImagePriority={isEarly} headingLevel={2} />
  );
}
