import { ApiError, apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { findUpload } from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import { formatLongDate } from '@shared-kit/contracts/calendar';
import { usePageTitle } from '@shared-kit/runtime/router';
import { Avatar, Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonGroup, SkeletonText } from '@shared-kit/ui';
import { fileSize } from '@shared-kit/media/content-labels';
import { uploadAppearance } from '../../lib/upload-kind.rules.ts';
import { labels } from './labels.ts';
import { RemoveUpload } from './remove-upload.tsx';
import { UploadStage } from './upload-stage.tsx';
import styles from './view-upload.module.css';

/** Shows one upload, inline when the browser supports the format, and always as a download (A2r-13). */
export function ViewUpload({ id, wayBack }: { id: number; wayBack: string }) {
  // Not cached, because links to files expire.
  const query = useQuery({ ...apiQueryOptions(findUpload, { params: { id } }), gcTime: 0 });
  const upload = query.data?.data[0];
  usePageTitle(upload?.title);
  if (upload) return <Upload upload={upload} wayBack={wayBack} />;
  if (query.isPending) return <Loading />;
  if (query.error instanceof ApiError && query.error.status !== 404)
    return <ErrorState isPage title={labels.failed} error={query.error} onRetry={() => void query.refetch()} />;
  return <EmptyState isPage title={labels.missing} />;
}

function Upload({ upload, wayBack }: { upload: UserUpload; wayBack: string }) {
  const { label, icon } = uploadAppearance(upload);
  return (
    <article className={styles.upload}>
      <UploadStage upload={upload} />
      <header className={styles.heading}>
        <p className={styles.kind}>
          <Icon name={icon} size={16} />
          {label}
        </p>
        <h1 className={styles.title}>{upload.title}</h1>
        <div className={styles.author}>
          <Avatar name={upload.author.name} src={upload.author.photo} size="small" isDecorative />
          <p>
            {`${labels.sentBy} `}
            <strong>{upload.author.name}</strong>
            {` · ${formatLongDate(upload.sentAt)}`}
          </p>
        </div>
      </header>
      <p className={styles.description}>{upload.description}</p>
      <div className={styles.actions}>
        <Button variant="secondary" href={upload.url} download={upload.name} icon={<Icon name="download" size={18} />}>
          {labels.download}
        </Button>
        <span className={styles.file}>{`${upload.name} · ${fileSize(upload.size)}`}</span>
        {upload.canDelete && <RemoveUpload upload={upload} wayBack={wayBack} />}
      </div>
    </article>
  );
}

function Loading() {
  return (
    <SkeletonGroup>
      <div className={styles.upload}>
        <Skeleton ratio="16/9" />
        <Skeleton shape="line" width="60%" height="2rem" />
        <SkeletonText lines={3} />
      </div>
    </SkeletonGroup>
  );
}
