import type { HistoryRow } from 'shared-kit/contracts/journey';
import { Button, Cluster, Icon, IconButton, Spinner } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { useDownloadCertificate } from './use-download-certificate.ts';

/** The button that gives a training's certificate as PDF, and the modal that asks to wait for it. */
export function DownloadCertificate({ row, isCompact = false }: { row: HistoryRow; isCompact?: boolean }) {
  const { isWaiting, start, close } = useDownloadCertificate(row);
  return (
    <>
      {isCompact ? (
        <IconButton icon={<Icon name="download" />} label={labels.downloadOf(row.title)} onClick={start} />
      ) : (
        <Button size="small" icon={<Icon name="download" size={18} />} aria-label={labels.downloadOf(row.title)} onClick={start}>
          {labels.download}
        </Button>
      )}
      <Dialog isOpen={isWaiting} onClose={close} title={labels.waiting} size="small" isBlocking>
        <Cluster justify="center">
          <Spinner size="large" />
        </Cluster>
      </Dialog>
    </>
  );
}
