import { uploadPath } from '@shared-kit/contracts/content';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Button, Icon, IconButton, Progress, Status, useKitLink } from '@shared-kit/ui';
import { uploadAppearance } from '../../lib/upload-kind.rules.ts';
import { labels } from './labels.ts';
import { useSending } from './sending.store.ts';
import styles from './send-upload.module.css';

interface OwnUploadRowProps {
  readonly upload: OwnUpload;
  onResume(upload: OwnUpload): void;
  onPublish(upload: OwnUpload): void;
  onRemove(upload: OwnUpload): void;
}

/** Renders one of the person's own uploads with its state and its actions. */
export function OwnUploadRow({ upload, onResume, onPublish, onRemove }: OwnUploadRowProps) {
  const sending = useSending();
  const Link = useKitLink();
  const isSending = sending.kind === 'sending' && sending.work.idUpload === upload.idUpload;
  const { label, icon } = uploadAppearance(upload);
  const percent = Math.floor((100 * upload.received) / upload.size);
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        {upload.image === '' ? (
          <Icon name={icon} size={22} />
        ) : (
          <img src={upload.image} alt="" className={styles.thumb} loading="lazy" />
        )}
      </span>
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>
          {upload.state === 'PUBLISHED' ? (
            <Link to={uploadPath(upload.idUserUpload, upload.idSection)}>{upload.title}</Link>
          ) : (
            upload.title
          )}
        </p>
        <p className={styles.muted}>{`${label} · ${formatDate(upload.sentAt)}`}</p>
        <UploadState upload={upload} isSending={isSending} percent={percent} />
        {upload.review === 'REFUSED' && <p className={styles.reason}>{labels.refusedFor(upload.reviewReason)}</p>}
        {upload.state === 'RECEIVING' && !isSending && (
          <Progress size="thin" percent={percent} label={labels.states.interrupted(percent)} />
        )}
      </div>
      {!isSending && (
        <div className={styles.rowActions}>
          {upload.state === 'RECEIVING' && (
            <Button
              size="small"
              variant="secondary"
              disabled={sending.kind === 'sending'}
              onClick={() => onResume(upload)}
            >
              {labels.resume}
            </Button>
          )}
          {upload.state === 'RECEIVED' && !upload.review && (
            <Button size="small" variant="secondary" onClick={() => onPublish(upload)}>
              {labels.publish}
            </Button>
          )}
          <IconButton
            label={labels.removeOf(upload.title)}
            icon={<Icon name="trash" size={18} />}
            onClick={() => onRemove(upload)}
          />
        </div>
      )}
    </li>
  );
}

function UploadState({ upload, isSending, percent }: { upload: OwnUpload; isSending: boolean; percent: number }) {
  if (isSending)
    return (
      <Status tone="info" icon={<Icon name="upload" size={16} />}>
        {labels.states.sending}
      </Status>
    );
  switch (upload.review ?? upload.state) {
    case 'WAITING':
      return (
        <Status tone="info" icon={<Icon name="clock" size={16} />}>
          {labels.states.inReview}
        </Status>
      );
    case 'REFUSED':
      return (
        <Status tone="danger" icon={<Icon name="alert-circle" size={16} />}>
          {labels.states.refused}
        </Status>
      );
    case 'RECEIVING':
      return (
        <Status tone="warning" icon={<Icon name="alert-circle" size={16} />}>
          {labels.states.interrupted(percent)}
        </Status>
      );
    case 'RECEIVED':
      return (
        <Status tone="info" icon={<Icon name="clock" size={16} />}>
          {labels.states.unpublished}
        </Status>
      );
    case 'PUBLISHED':
      return (
        <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
          {labels.states.published}
        </Status>
      );
  }
}
