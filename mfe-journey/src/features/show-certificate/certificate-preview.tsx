import { PdfLoading, PdfViewer } from '@shared-kit/media/viewer';
import { QueryStates } from '@shared-kit/ui';
import { usePrintedCertificate } from './certificate.queries.ts';
import { labels } from './labels.ts';
import styles from './show-certificate.module.css';

/** Shows the printed certificate in the page. */
export function CertificatePreview({ idEnrollment, title }: { idEnrollment: number; title: string }) {
  const query = usePrintedCertificate(idEnrollment);
  return (
    <section className={styles.preview} aria-label={labels.preview}>
      <QueryStates
        query={query}
        skeleton={<PdfLoading />}
        errorTitle={labels.previewFailed}
        isEmpty={() => false}
        empty={null}
      >
        {(source) => <PdfViewer source={source} title={title} startPage={1} onPage={() => undefined} />}
      </QueryStates>
    </section>
  );
}
