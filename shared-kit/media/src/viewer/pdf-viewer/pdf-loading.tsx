import { Spinner } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './pdf-loading.module.css';

/** Renders a placeholder while the document, or its viewer's code, loads (A8-17). */
export function PdfLoading() {
  return (
    <div className={styles.waiting} role="status" data-fills-stage="">
      <Spinner size="large" label="" />
      <p>{labels.loading}</p>
    </div>
  );
}
