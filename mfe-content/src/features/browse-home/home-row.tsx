import { memo } from 'react';
import { sectionPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { ErrorState, Row, SkeletonCard } from '@shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { SectionCard } from '../../lib/section-card.tsx';
import { sectionTile } from '../../lib/tile/tile-content.rules.ts';
import { Tile } from '../../lib/tile/tile.tsx';
import styles from './browse-home.module.css';
import { useNear } from './use-near.ts';
import type { HomeRowState } from './use-home-rows.ts';

/** Number of skeleton cards in a row that is still loading: as many as a wide screen shows. */
const EXPECTED = 6;

interface HomeRowProps {
  readonly row: HomeRowState;
  readonly isFirst: boolean;
  readonly reach: (idSection: number) => void;
}

/**
 * Renders one section on the home: its items as cards, or its child sections as tiles when it is a menu of sections.
 */
export const HomeRow = memo(
  function HomeRow({ row, isFirst, reach }: HomeRowProps) {
    const { section, isHub } = row;
    const { text } = section.menuOption;
    const place = useNear<HTMLDivElement>(() => reach(section.idSection));
    if (row.isBroken) {
      return (
        <section className={styles.broken} aria-label={text}>
          <h2>{text}</h2>
          <ErrorState size="compact" error={row.error} onRetry={row.retry} isRetrying={row.isRetrying} />
        </section>
      );
    }
    return (
      <div ref={place} className={styles.row}>
        <Row title={text} seeAllTo={sectionPath(section)}>
          {isHub ? tilesOf(row) : row.items === undefined ? waiting : cardsOf(row, row.items, isFirst)}
        </Row>
      </div>
    );
  },
  (before, now) =>
    before.row.items === now.row.items &&
    before.row.isBroken === now.row.isBroken &&
    before.row.isRetrying === now.row.isRetrying &&
    before.row.section === now.row.section,
);

function tilesOf({ section, sections }: HomeRowState) {
  const usual = section.idSectionType === 48 ? 'color' : 'picture';
  return sections.map((one, index) => (
    <div key={one.idSection} className={styles.tile}>
      <Tile tile={sectionTile(one, usual)} index={index} headingLevel={3} />
    </div>
  ));
}

function cardsOf({ section, sections }: HomeRowState, items: readonly ContentItem[], isFirst: boolean) {
  return [
    ...items.map((item) => (
      <div key={item.idContentItem} className={styles.card}>
        <ContentCard item={item} idSection={section.idSection} isImagePriority={isFirst} />
      </div>
    )),
    ...sections.map((one) => (
      <div key={`section-${one.idSection}`} className={styles.card}>
        <SectionCard section={one} />
      </div>
    )),
  ];
}

const waiting = Array.from({ length: EXPECTED }, (_, index) => (
  <div key={index} className={styles.card}>
    <SkeletonCard />
  </div>
));
