import { Button, Icon, IconButton } from '@shared-kit/ui';
import { WaitDialog } from '@shared-kit/ui/overlays';
import styles from '../row-actions/row-actions.module.css';
import { labels } from './labels.ts';
import { useDownloadCertificate } from './use-download-certificate.ts';

interface CertifiedTraining {
  readonly idEnrollment: number;
  readonly title: string;
}

/** Button that downloads a certificate as PDF, and the modal shown meanwhile. */
export function DownloadCertificate({ row, isCompact = false }: { row: CertifiedTraining; isCompact?: boolean }) {
  const { isWaiting, hasFailed, start } = useDownloadCertificate(row);
  return (
    <>
      {isCompact ? (
        <IconButton icon={<Icon name="download" />} label={labels.downloadOf(row.title)} onClick={start} />
      ) : (
        <Button
          size="small"
          icon={<Icon name="download" size={18} className={styles.spare} />}
          aria-label={labels.downloadOf(row.title)}
          onClick={start}
        >
          {labels.download}
          <span className={styles.spare}>{labels.certificate}</span>
        </Button>
      )}
      <WaitDialog isOpen={isWaiting} isCutShort={hasFailed} removedAfterMs={2000} text={labels.waiting} />
    </>
  );
}
