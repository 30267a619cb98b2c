import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/** Renders a heading between blocks, with a description. */
export function TitleSection({ block }: BlockProps) {
  const { description } = block.parameters;
  return (
    <header>
      <h2 className={styles.title}>{block.title}</h2>
      {description && <p className={styles.lead}>{description}</p>}
    </header>
  );
}
