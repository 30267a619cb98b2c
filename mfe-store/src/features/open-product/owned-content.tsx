import { enrollmentStatusLabels, isDone, levelPath } from '@shared-kit/contracts/learning';
import type { OwnedContent } from '@shared-kit/contracts/store';
import { Button, Card, Icon, Progress } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './open-product.module.css';
import { useFileDownload } from './owned-product.queries.ts';

type Training = Extract<OwnedContent, { kind: 'training' }>;
type ProductFile = Extract<OwnedContent, { kind: 'file' }>;

function verbOf({ status, progress }: Training): string {
  if (isDone(status)) return labels.review;
  return status === 'NOT_ATTEMPTED' && progress === 0 ? labels.start : labels.resume;
}

/** Training of an owned product, with the person's progress. */
export function TrainingContent({ content }: { content: Training }) {
  const { idEnrollment, progress, status, title } = content;
  const verb = verbOf(content);
  return (
    <Card as="li" className={styles.content ?? ''}>
      <span className={styles.icon} aria-hidden="true">
        <Icon name="training" />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>{title}</h3>
        <p className={styles.note}>{enrollmentStatusLabels[status]}</p>
        <Progress percent={progress} label={labels.progress(title)} size="thin" showsValue />
      </div>
      <Button
        to={levelPath(idEnrollment)}
        aria-label={labels.openTraining(verb, title)}
        iconEnd={<Icon name="arrow-right" size={18} />}
      >
        {verb}
      </Button>
    </Card>
  );
}

/** File of an owned product. */
export function FileContent({ content }: { content: ProductFile }) {
  const { download, isPending } = useFileDownload(content.fileName);
  return (
    <Card as="li" className={styles.content ?? ''}>
      <span className={styles.icon} aria-hidden="true">
        <Icon name="file-text" />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>{content.title}</h3>
        <p className={styles.note}>{formatOf(content.fileName)}</p>
      </div>
      <Button
        variant="secondary"
        isBusy={isPending}
        icon={<Icon name="download" size={18} />}
        aria-label={labels.downloadFile(content.title)}
        onClick={() => download(content.idProductContent)}
      >
        {labels.download}
      </Button>
    </Card>
  );
}

/** Returns the format of a file by its extension: 'PDF'. */
function formatOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();
}
