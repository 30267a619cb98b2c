import { Spinner } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './opening.module.css';

/** Renders the loading state of a content. */
export function Opening() {
  return (
    <p className={styles.opening} role="status">
      <Spinner size="large" />
      {labels.starting}
    </p>
  );
}
