import { listAdminCourses } from '@shared-kit/contracts/admin';
import { PdfViewer, useFreshLinks } from '@shared-kit/media/viewer';
import styles from './inbox.module.css';

const courseCalls = [listAdminCourses];

/** Draws a document by itself: the server sends files of people as attachments, which a frame would download. */
export function PdfEvidence({ source, title }: { readonly source: string; readonly title: string }) {
  const refreshLinks = useFreshLinks(courseCalls);
  return (
    <div className={styles.document}>
      <PdfViewer source={source} title={title} startPage={1} onPage={() => undefined} onRetry={refreshLinks} />
    </div>
  );
}
