import { Grid } from '@shared-kit/ui';
import { KindOfCard } from '../../lib/kind-of-card.tsx';
import { columnsOf, formatOf } from './card-format.rules.ts';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/** Renders cards in columns. */
export function ElementGrid({ block, place }: BlockProps) {
  const { ratio, itemSize } = formatOf(block.parameters.cardFormat);
  return (
    <section>
      {block.title !== '' && (
        <div className={styles.head}>
          <h2 className={styles.title}>{block.title}</h2>
        </div>
      )}
      <Grid itemSize={itemSize} columns={columnsOf(block.parameters)} label={block.title}>
        {block.elements.map(({ idElement, data }) => (
          <KindOfCard kind={block.parameters.type} key={idElement} element={data} place={place} ratio={ratio} />
        ))}
      </Grid>
    </section>
  );
}
