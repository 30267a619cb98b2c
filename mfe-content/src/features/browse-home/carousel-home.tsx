import { sectionPath } from 'shared-kit/contracts/content';
import { EmptyState, ErrorState, Row, Skeleton, SkeletonCard, SkeletonGroup, Stack } from 'shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { labels as common } from '../../lib/labels.ts';
import styles from './browse-home.module.css';
import { itemsUnderWay } from './home-sections.rules.ts';
import { labels } from './labels.ts';
import { useHomeSections } from './use-home-sections.ts';

/** Home style `carousel`: one row of cards per section, what was begun before them (A2h-05). */
export function CarouselHome() {
  const home = useHomeSections();
  if (home.kind === 'loading') return <HomeSkeleton rows={home.rows} />;
  const shown = home.sections.filter(({ items }) => items === undefined || items.length > 0);
  if (shown.length === 0) return <EmptyState title={common.empty} />;
  const underWay = itemsUnderWay(shown);
  return (
    <Stack gap={12}>
      {underWay.length > 0 && (
        <Row title={labels.goOn} itemSize="large">
          {underWay.map(({ item, idSection }) => (
            <ContentCard key={item.idContentItem} item={item} idSection={idSection} isImagePriority />
          ))}
        </Row>
      )}
      {shown.map(({ section, items, retry, isRetrying }, index) =>
        items === undefined ? (
          <section key={section.idSection} className={styles.broken} aria-label={section.menuOption.text}>
            <h2>{section.menuOption.text}</h2>
            <ErrorState size="compact" onRetry={retry} isRetrying={isRetrying} />
          </section>
        ) : (
          <Row key={section.idSection} title={section.menuOption.text} seeAllTo={sectionPath(section)}>
            {items.map((item) => (
              <ContentCard key={item.idContentItem} item={item} idSection={section.idSection} isImagePriority={index === 0} />
            ))}
          </Row>
        ),
      )}
    </Stack>
  );
}

/** A2h-06. */
function HomeSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup>
      <Stack gap={12}>
        {Array.from({ length: Math.max(1, rows) }, (_, row) => (
          <div key={row}>
            <Skeleton shape="line" width="14rem" height="1.5rem" />
            <div className={styles.rail}>
              {Array.from({ length: 5 }, (_item, card) => (
                <SkeletonCard key={card} />
              ))}
            </div>
          </div>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
