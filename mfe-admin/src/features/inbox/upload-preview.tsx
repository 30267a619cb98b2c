import { listAdminUploads } from '@shared-kit/contracts/admin';
import type { AdminUpload } from '@shared-kit/contracts/admin';
import { MediaPlayer } from '@shared-kit/media/player';
import { PdfViewer, useFreshLinks } from '@shared-kit/media/viewer';
import { EmptyState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './inbox.module.css';

const uploadCalls = [listAdminUploads];

/** Shows the file of an upload as image, video, audio or document; other files are for download. */
export function UploadPreview({ upload: { mimetype, url, title, image } }: { upload: AdminUpload }) {
  const refreshLinks = useFreshLinks(uploadCalls);
  const media = { source: url, title, poster: image || null, onRetry: refreshLinks };
  if (mimetype.startsWith('image/')) return <img className={styles.picture} src={url} alt={title} />;
  if (mimetype.startsWith('video/')) return <MediaPlayer kind="video" {...media} />;
  if (mimetype.startsWith('audio/')) return <MediaPlayer kind="audio" {...media} />;
  if (mimetype === 'application/pdf')
    return <PdfViewer source={url} title={title} startPage={1} onPage={() => undefined} onRetry={refreshLinks} />;
  return <EmptyState size="compact" icon={<Icon name="file-text" size={28} />} title={labels.noPreview} />;
}
