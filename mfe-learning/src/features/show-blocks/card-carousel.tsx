import { cardListPath } from '@shared-kit/contracts/learning';
import { Row } from '@shared-kit/ui';
import { KindOfCard } from '../../lib/kind-of-card.tsx';
import { columnsOf, formatOf } from './card-format.rules.ts';
import type { BlockProps } from './block-props.ts';

/** Renders cards in a row that scrolls sideways. */
export function CardCarousel({ block, place }: BlockProps) {
  const { ratio, itemSize } = formatOf(block.parameters.cardFormat);
  const columns = columnsOf(block.parameters);
  // B9-27. Blocks of a training have no list page of their own (decision 312).
  const hasMore = !place && block.elements.length > columns.wide;
  return (
    <Row
      title={block.title}
      itemSize={itemSize}
      columns={columns}
      {...(hasMore ? { seeAllTo: cardListPath(block.idBlock) } : {})}
    >
      {block.elements.map(({ idElement, data }) => (
        <KindOfCard kind={block.parameters.type} key={idElement} element={data} place={place} ratio={ratio} />
      ))}
    </Row>
  );
}
