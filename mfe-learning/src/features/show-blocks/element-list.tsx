import { ElementCard } from '../../lib/element-card.tsx';
import type { BlockProps } from './show-blocks.tsx';
import styles from './show-blocks.module.css';

/** Elements one below the other, in the order they are to be done. */
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
            <ElementCard element={data} place={place} orientation="row" />
          </li>
        ))}
      </ol>
    </section>
  );
}
