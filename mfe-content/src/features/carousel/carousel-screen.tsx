import type { MenuSection } from '@shared-kit/contracts/identity';
import { EmptyState, PageHeader, QueryStates, Skeleton } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { useSectionItems } from '../../lib/section-items.queries.ts';
import styles from './carousel.module.css';
import { Slides } from './slides.tsx';

/** Section type 8: a carousel of large slides, three, two or one at a time (A2s-24). */
export function CarouselScreen({ section }: { section: MenuSection }) {
  const { idSection, menuOption } = section;
  const query = useSectionItems(idSection);
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={
          <div className={styles.rail}>
            {Array.from({ length: 3 }, (_, index) => (
              <div key={index} className={styles.slide}>
                <Skeleton height="100%" className={styles.waiting} />
              </div>
            ))}
          </div>
        }
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={common.empty} />}
      >
        {({ content }) => <Slides items={content} section={section} />}
      </QueryStates>
    </>
  );
}
