import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState, Icon } from '@shared-kit/ui';
import type { CoursePlace } from '../../lib/card-target.rules.ts';
import { BannerSlider } from './banner-slider.tsx';
import type { BlockProps, BlocksPage } from './block-props.ts';
import { BlockList } from './block-list.tsx';
import { CalendarBlock } from './calendar-block.tsx';
import { Campaigns } from './campaigns.tsx';
import { CardCarousel } from './card-carousel.tsx';
import { CatalogBlock } from './catalog-block.tsx';
import { ElementGrid } from './element-grid.tsx';
import { ElementList } from './element-list.tsx';
import { EnrollmentsInProgress } from './enrollments-in-progress.tsx';
import { labels } from './labels.ts';
import { Meetings } from './meetings.tsx';
import { NodeLinks } from './node-links.tsx';
import { PreTest } from './pre-test.tsx';
import { Recommendations } from './recommendations.tsx';
import styles from './show-blocks.module.css';
import { TextSection } from './text-section.tsx';
import { TitleSection } from './title-section.tsx';
import { UpgradeBlock } from './upgrade-block.tsx';

/** B2.4: components of the block types. */
const blocks: Readonly<Record<string, (props: BlockProps) => ReactNode>> = {
  MasterBanner: BannerSlider,
  Carrousel: CardCarousel,
  Recommendation: Recommendations,
  EnrollmentsInProgress,
  Catalog: CatalogBlock,
  Grid: ElementGrid,
  NodeLink: NodeLinks,
  Meeting: Meetings,
  List: ElementList,
  PreTest,
  ListBlocks: BlockList,
  TitleSection,
  TextSection,
  Upgrade: UpgradeBlock,
  Calendar: CalendarBlock,
  Campaign: Campaigns,
};

/** Number of blocks that fill any screen. */
const IN_SIGHT = 3;

/** Renders the blocks of a page below each other. The first ones render before those further down. */
export function ShowBlocks({
  page,
  place,
  isInside = false,
}: {
  page: BlocksPage;
  place?: CoursePlace | undefined;
  isInside?: boolean;
}) {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  if (page.blocks.length === 0) return <EmptyState icon={<Icon name="layers" size={28} />} title={labels.noBlocks} />;
  return (
    <div className={styles.blocks}>
      {page.blocks.slice(0, isWhole ? undefined : IN_SIGHT).map((block, index) => {
        const Component = blocks[block.blockType] ?? UnknownBlock;
        return (
          <Component
            key={block.idBlock}
            block={block}
            place={place}
            page={page}
            renderBlocks={renderBlocks}
            isInside={isInside}
            isFirst={index === 0}
          />
        );
      })}
    </div>
  );
}

const renderBlocks: BlockProps['renderBlocks'] = (page, place) => <ShowBlocks page={page} place={place} isInside />;

function UnknownBlock({ block }: BlockProps) {
  return <p className={styles.unknown}>{labels.unknownBlock(block.blockType)}</p>;
}
