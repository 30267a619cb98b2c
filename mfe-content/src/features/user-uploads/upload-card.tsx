import { uploadPath } from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Duration, Icon, MediaCard } from '@shared-kit/ui';
import { uploadAppearance } from '../../lib/upload-kind.rules.ts';
import { labels } from './labels.ts';

/** Renders an upload with its type, title, author and date. */
export function UploadCard({ upload, isEarly }: { upload: UserUpload; isEarly: boolean }) {
  const { label, icon } = uploadAppearance(upload);
  return (
    <MediaCard
      title={upload.title}
      to={uploadPath(upload.idUserUpload, upload.idSection)}
      image={upload.image}
      isImagePriority={isEarly}
      headingLevel={2}
      {...(upload.duration > 0 ? { duration: <Duration seconds={upload.duration} /> } : {})}
      eyebrow={
        <>
          <Icon name={icon} size={16} />
          {label}
        </>
      }
      description={upload.description}
      meta={labels.sentBy(upload.author.name, formatDate(upload.sentAt))}
    />
  );
}
