import { Row } from 'shared-kit/ui';
import { ElementCard } from '../../lib/element-card.tsx';
import { formatOf } from './card-format.rules.ts';
import type { BlockProps } from './show-blocks.tsx';

/** Cards in a row that scrolls sideways. */
export function CardCarousel({ block, place }: BlockProps) {
  const { ratio, itemSize } = formatOf(block.parameters.cardFormat);
  return (
    <Row title={block.title} itemSize={itemSize}>
      {block.elements.map(({ idElement, data }) => (
        <ElementCard key={idElement} element={data} place={place} ratio={ratio} />
      ))}
    </Row>
  );
}
