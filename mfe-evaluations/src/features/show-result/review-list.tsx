import { itemText } from '@shared-kit/media/training-action';
import { Link } from '@shared-kit/runtime/router';
import { labels } from './labels.ts';
import type { ReviewItem } from './next-step.rules.ts';
import styles from './review-list.module.css';

/** Lists the contents to see again before another try, with their kind and length. */
export function ReviewList({ items }: { items: readonly ReviewItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.review} aria-labelledby="review">
      <h3 id="review" className={styles.title}>
        {labels.review}
      </h3>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} className={styles.item}>
              <span className={styles.name}>{item.title}</span>
              <span className={styles.kind}>{itemText({ ...item, elementType: 'CONTENT' })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
