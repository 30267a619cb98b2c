import { useActiveSession } from '@shared-kit/runtime/session';
import { EmptyState, Icon, Row, SkeletonCard } from '@shared-kit/ui';
import { ElementCard } from '../../lib/element-card.tsx';
import { useNearness } from '../../lib/use-nearness.ts';
import { columnsOf, formatOf } from './card-format.rules.ts';
import { CardsInPages } from './cards-in-pages.tsx';
import { labels } from './labels.ts';
import { useRecommendations } from './recommendations.queries.ts';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/** Renders trainings that are recommended to the person, each with the reason (B2.4-03). */
export function Recommendations({ block }: BlockProps) {
  const [place, isNear] = useNearness();
  const { viewer } = useActiveSession();
  const columns = columnsOf(block.parameters);
  const { ratio, itemSize } = formatOf(block.parameters.cardFormat);
  const query = useRecommendations({ idUser: viewer.idUser, columns: columns.wide, isWanted: isNear });
  const title = block.title || labels.recommendations;
  return (
    <div ref={place} className={styles.block}>
      {isNear ? (
        <CardsInPages
          block={block}
          title={title}
          query={query}
          empty={
            <section>
              <h2 className={styles.title}>{title}</h2>
              <EmptyState
                size="compact"
                icon={<Icon name="sparkles" size={28} />}
                title={labels.noRecommendations}
                description={labels.noRecommendationsHint}
              />
            </section>
          }
          card={(element) => (
            <ElementCard key={element.idElement} element={element} note={element.reason} ratio={ratio} />
          )}
        />
      ) : (
        <Row title={title} itemSize={itemSize} columns={columns}>
          {Array.from({ length: columns.wide }, (_, index) => (
            <SkeletonCard key={index} ratio={ratio} kind="training" />
          ))}
        </Row>
      )}
    </div>
  );
}
