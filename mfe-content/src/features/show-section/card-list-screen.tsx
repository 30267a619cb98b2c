import { useApiQuery } from 'shared-kit/api';
import { listContent } from 'shared-kit/contracts/content';
import type { MenuSection } from 'shared-kit/contracts/identity';
import { EmptyState, Grid, PageHeader, QueryStates, SkeletonCard } from 'shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels as common } from '../../lib/labels.ts';
import { labels } from './labels.ts';

/** Section type 2: the items as cards (A2s-09). */
export function CardListScreen({ section }: { section: MenuSection }) {
  const { idSection, menuOption } = section;
  const query = useApiQuery(listContent, { params: { idSection } });
  const count = query.data?.content.length;
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} eyebrow={count ? labels.count(count) : ' '} />
      <QueryStates
        query={query}
        skeleton={
          <Grid>
            {Array.from({ length: 8 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </Grid>
        }
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={common.empty} />}
      >
        {({ content }) => (
          <Grid label={menuOption.text}>
            {content.map((item, index) => (
              <ContentCard key={item.idContentItem} item={item} idSection={idSection} hasDescription isImagePriority={index < 8} headingLevel={2} />
            ))}
          </Grid>
        )}
      </QueryStates>
    </>
  );
}
