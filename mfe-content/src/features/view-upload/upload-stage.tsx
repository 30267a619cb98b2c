import { findUpload } from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import { MediaPlayer } from '@shared-kit/media/player';
import { Icon, Image } from '@shared-kit/ui';
import { PdfViewer, useFreshLinks } from '@shared-kit/media/viewer';
import { uploadKind, uploadAppearance } from '../../lib/upload-kind.rules.ts';
import styles from './view-upload.module.css';

const uploadCalls = [findUpload];

/** Shows the file as image, video, audio or document; other files show their type. */
export function UploadStage({ upload }: { upload: UserUpload }) {
  const { mimetype, url, title, image } = upload;
  const refreshLinks = useFreshLinks(uploadCalls);
  if (uploadKind(mimetype) === 'image')
    return <Image src={url} alt={title} fit="contain" isPriority hasLoader className={styles.picture ?? ''} />;
  if (uploadKind(mimetype) === 'video')
    return <MediaPlayer kind="video" source={url} title={title} poster={image || null} onRetry={refreshLinks} />;
  if (mimetype.startsWith('audio/'))
    return <MediaPlayer kind="audio" source={url} title={title} poster={image || null} onRetry={refreshLinks} />;
  if (mimetype === 'application/pdf')
    return <PdfViewer source={url} title={title} startPage={1} onPage={() => undefined} onRetry={refreshLinks} />;
  return (
    <div className={styles.sign}>
      <Icon name={uploadAppearance(upload).icon} size={48} />
      <span className={styles.extension}>{upload.extension.toUpperCase()}</span>
    </div>
  );
}
