import type { MenuSection } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { EmptyState, PageHeader, QueryStates, SkeletonCard, classNames } from '@shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels as common } from '../../lib/labels.ts';
import { useSectionItems } from '../../lib/section-items.queries.ts';
import styles from './browse-grid.module.css';

/** Section type 3: a dense grid of square pictures; the section's design can enlarge the first ones (A2s-17). */
export function GridScreen({ section }: { section: MenuSection }) {
  const { idSection, menuOption } = section;
  const { menuitem } = useActiveSession().design.sections[idSection] ?? {};
  const emphasis = menuitem?.showEmphasis ? menuitem.emphasisNumber : 0;
  const placeOf = (index: number) => classNames(styles.place, index < emphasis && styles.large);
  const query = useSectionItems(idSection);
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <QueryStates
        query={query}
        skeleton={
          <div className={styles.grid}>
            {Array.from({ length: 10 }, (_, index) => (
              <div key={index} className={placeOf(index)}>
                <SkeletonCard ratio="1/1" />
              </div>
            ))}
          </div>
        }
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={common.empty} />}
      >
        {({ content }) => (
          <ul role="list" className={styles.grid} aria-label={menuOption.text}>
            {content.map((item, index) => (
              <li key={item.idContentItem} className={placeOf(index)}>
                <ContentCard
                  item={item}
                  idSection={idSection}
                  ratio="1/1"
                  isImagePriority={index < 10}
                  headingLevel={2}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </>
  );
}
