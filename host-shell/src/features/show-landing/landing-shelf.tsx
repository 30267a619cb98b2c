import type { ReactNode } from 'react';
import type { Landing } from '@shared-kit/contracts/identity';
import { Image } from '@shared-kit/ui';
import styles from './landing.module.css';

/** Preview of a few covers without links. */
export function LandingShelf({ shelf }: Pick<Landing, 'shelf'>): ReactNode {
  if (shelf.items.length === 0) return null;
  return (
    <section className={styles.shelfSection}>
      <h2 className={styles.shelfTitle}>{shelf.title}</h2>
      <ul className={styles.shelf}>
        {shelf.items.map(({ image, title, text }) => (
          <li key={title} className={styles.cover}>
            <Image src={image} alt="" ratio="16/9" />
            <div className={styles.coverText}>
              <h3 className={styles.coverTitle}>{title}</h3>
              {text !== '' && <p className={styles.muted}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
