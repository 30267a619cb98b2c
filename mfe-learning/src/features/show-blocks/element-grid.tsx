import { Grid } from 'shared-kit/ui';
import { ElementCard } from '../../lib/element-card.tsx';
import { formatOf } from './card-format.rules.ts';
import type { BlockProps } from './show-blocks.tsx';
import styles from './show-blocks.module.css';

/** Cards in columns. */
export function ElementGrid({ block, place }: BlockProps) {
  const { ratio, itemSize } = formatOf(block.parameters.cardFormat);
  return (
    <section>
      {block.title !== '' && (
        <div className={styles.head}>
          <h2 className={styles.title}>{block.title}</h2>
        </div>
      )}
      <Grid itemSize={itemSize} label={block.title}>
        {block.elements.map(({ idElement, data }) => (
          <ElementCard key={idElement} element={data} place={place} ratio={ratio} />
        ))}
      </Grid>
    </section>
  );
}
