import { termsHtml } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import styles from './company-terms.module.css';

/** Text of terms as people read it: the HTML that the server makes of it. */
export function TermsPreview({ text }: { text: string }) {
  const html = termsHtml(text);
  if (html === '') return <p className={styles.quiet}>{labels.previewEmpty}</p>;
  return (
    <div
      className={styles.paper}
      // oxlint-disable-next-line react/no-danger -- the rule escapes all of the text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
