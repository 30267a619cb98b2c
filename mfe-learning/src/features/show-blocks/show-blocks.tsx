import type { ReactNode } from 'react';
import type { Block } from 'shared-kit/contracts/learning';
import { EmptyState, Icon } from 'shared-kit/ui';
import type { CoursePlace } from '../../lib/card-target.rules.ts';
import { BannerSlider } from './banner-slider.tsx';
import { CalendarBlock } from './calendar-block.tsx';
import { CardCarousel } from './card-carousel.tsx';
import { CatalogBlock } from './catalog-block.tsx';
import { ElementGrid } from './element-grid.tsx';
import { ElementList } from './element-list.tsx';
import { EnrollmentsInProgress } from './enrollments-in-progress.tsx';
import { labels } from './labels.ts';
import styles from './show-blocks.module.css';
import { TextSection } from './text-section.tsx';
import { TitleSection } from './title-section.tsx';

export interface BlockProps {
  readonly block: Block;
  /** Set inside an enrolment. */
  readonly place?: CoursePlace | undefined;
  /** The first block of the page: its picture is what the person sees first. */
  readonly isFirst: boolean;
}

/** B2.4: block types that a page may be assembled from. */
const blocks: Readonly<Record<string, (props: BlockProps) => ReactNode>> = {
  MasterBanner: BannerSlider,
  Carrousel: CardCarousel,
  EnrollmentsInProgress,
  Catalog: CatalogBlock,
  Grid: ElementGrid,
  List: ElementList,
  TitleSection,
  TextSection,
  Calendar: CalendarBlock,
};

/** The blocks of a page, one below the other. */
export function ShowBlocks({ blocks: shown, place }: { blocks: readonly Block[]; place?: CoursePlace }) {
  if (shown.length === 0) return <EmptyState icon={<Icon name="layers" size={28} />} title={labels.noBlocks} />;
  return (
    <div className={styles.blocks}>
      {shown.map((block, index) => {
        const Component = blocks[block.blockType] ?? UnknownBlock;
        return <Component key={block.idBlock} block={block} place={place} isFirst={index === 0} />;
      })}
    </div>
  );
}

function UnknownBlock({ block }: BlockProps) {
  return <p className={styles.unknown}>{labels.unknownBlock(block.blockType)}</p>;
}
