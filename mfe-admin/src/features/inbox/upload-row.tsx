import { Suspense, lazy, useState } from 'react';
import type { AdminUpload } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Button, Icon, Spinner, Stack } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import type { RowControls } from './waiting-list.tsx';
import { WaitingRow } from './waiting-row.tsx';
import styles from './inbox.module.css';

// Loads the player and the PDF viewer with the first file that somebody opens.
const UploadPreview = lazy(async () => ({ default: (await import('./upload-preview.tsx')).UploadPreview }));

/** One upload: who sent what, where it would appear, and its file. */
export function UploadRow({ upload, controls }: { upload: AdminUpload; controls: RowControls }) {
  const [isOpen, setOpen] = useState(false);
  const { person, title, description, section, fileName, sentAt, url } = upload;
  return (
    <WaitingRow person={person} title={title} words={labels.uploads} controls={controls}>
      <Thumb upload={upload} />
      <span className={styles.text}>
        <strong>{title}</strong>
        <span className={styles.quote}>{description}</span>
        <span className={styles.quiet}>{[section, fileName, formatDateTime(sentAt)].join(' · ')}</span>
        <span className={styles.opens}>
          <Button
            size="small"
            variant="ghost"
            aria-label={labels.openUploadOf(person.name, title)}
            onClick={() => setOpen(true)}
          >
            {labels.openUpload}
          </Button>
        </span>
      </span>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="large"
        title={title}
        description={`${person.name} · ${section}`}
        isSwipeable={false}
        footer={
          <Button variant="secondary" href={url} download={fileName} icon={<Icon name="download" size={18} />}>
            {labels.download}
          </Button>
        }
      >
        <Stack>
          <Suspense fallback={<Spinner />}>
            <UploadPreview upload={upload} />
          </Suspense>
          <p className={styles.quote}>{description}</p>
        </Stack>
      </Dialog>
    </WaitingRow>
  );
}

function Thumb({ upload: { image, mimetype, extension } }: { upload: AdminUpload }) {
  if (image !== '') return <img className={styles.thumb} src={image} alt="" loading="lazy" />;
  return (
    <span className={`${styles.thumb} ${styles.sign}`} aria-hidden>
      <Icon name={iconOf(mimetype)} size={24} />
      {extension.toUpperCase()}
    </span>
  );
}

function iconOf(mimetype: string): IconName {
  if (mimetype.startsWith('audio/')) return 'audio';
  return mimetype.startsWith('video/') ? 'play-circle' : 'file-text';
}
