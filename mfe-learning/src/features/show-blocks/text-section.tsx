import { SafeHtml } from '@shared-kit/media/html';
import type { BlockProps } from './block-props.ts';
import styles from './show-blocks.module.css';

/** Renders the text that the owner of the page wrote. */
export function TextSection({ block }: BlockProps) {
  return (
    <section className={styles.text}>
      {block.title !== '' && <h2 className={styles.title}>{block.title}</h2>}
      <SafeHtml html={block.text} />
    </section>
  );
}
