import { KindOfCard } from '../../lib/kind-of-card.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/** Renders elements below each other, in the order in which they have to be done. */
export function ElementList({ block, place }: BlockProps) {
  return (
    <section>
      {block.title !== '' && (
        <div className={styles.head}>
          <h2 className={styles.title}>{block.title}</h2>
        </div>
      )}
      <ol className={styles.list} role="list">
        {block.elements.map(({ idElement, data }) => (
          <li key={idElement}>
            <KindOfCard kind={block.parameters.type} element={data} place={place} orientation="row" />
          </li>
        ))}
      </ol>
    </section>
  );
}
