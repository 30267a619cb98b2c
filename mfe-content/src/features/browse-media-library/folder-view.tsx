import { useRef, useState } from 'react';
import type { MediaFile } from '@shared-kit/contracts/content';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Button, EmptyState, Icon, Image } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { fileSize } from '@shared-kit/media/content-labels';
import { FilePreview } from './file-preview.tsx';
import { inFolder, kindOf, trailOf } from './folder.rules.ts';
import type { FileKind, ListedFile } from './folder.rules.ts';
import { labels } from './labels.ts';
import styles from './media-library.module.css';

interface FolderViewProps {
  readonly files: readonly MediaFile[];
  /** Name of the library. */
  readonly name: string;
  readonly folder: string;
  onOpen(folder: string): void;
}

/** Lists the content of one folder of a library, with the path to its parent folders. */
export function FolderView({ files, name, folder, onOpen }: FolderViewProps) {
  const [shownKey, setShownKey] = useState<string>();
  const place = useRef<HTMLElement>(null);
  const enter = (key: string): void => {
    // The pressed row unmounts and would lose the focus.
    place.current?.focus({ preventScroll: true });
    onOpen(key);
  };
  const listed = inFolder(files, folder);
  // Looks the file up by key, because a refetch of the library returns a different link to the same file.
  const shown = listed.find(({ key }) => key === shownKey) ?? null;
  const trail = trailOf(folder);
  const here = trail.at(-1)?.name ?? name;
  return (
    <section ref={place} tabIndex={-1} className={styles.library} aria-label={name}>
      <nav aria-label={labels.path} className={styles.trail}>
        <Button
          variant="ghost"
          size="small"
          icon={<Icon name="folder" size={18} />}
          aria-current={folder === '' ? 'page' : undefined}
          onClick={() => onOpen('')}
        >
          {name}
        </Button>
        {trail.map(({ key, name: step }) => (
          <span key={key} className={styles.step}>
            <Icon name="chevron-right" size={16} />
            <Button
              variant="ghost"
              size="small"
              aria-current={key === folder ? 'page' : undefined}
              onClick={() => onOpen(key)}
            >
              {step}
            </Button>
          </span>
        ))}
      </nav>
      <p className={styles.count} role="status">{`${here}: ${labels.items(listed.length)}`}</p>
      {listed.length === 0 ? (
        <EmptyState title={labels.emptyFolder} icon={<Icon name="folder" size={28} />} />
      ) : (
        <ul role="list" className={styles.files} aria-label={here}>
          {listed.map((file) => (
            <File key={file.key} file={file} onOpen={() => (file.isFolder ? enter(file.key) : setShownKey(file.key))} />
          ))}
        </ul>
      )}
      <FilePreview file={shown} onClose={() => setShownKey(undefined)} />
    </section>
  );
}

const icons: Readonly<Record<FileKind, IconName>> = {
  folder: 'folder',
  image: 'image',
  video: 'play-circle',
  audio: 'audio',
  pdf: 'file-text',
  other: 'file',
};

function File({ file, onOpen }: { file: ListedFile; onOpen: () => void }) {
  const kind = kindOf(file);
  const details = file.isFolder ? labels.items(file.count) : `${formatDate(file.date)} · ${fileSize(file.size)}`;
  return (
    <li className={styles.file}>
      <span className={styles.sign}>
        {kind === 'image' ? (
          <Image src={file.url} alt="" ratio="1/1" className={styles.picture ?? ''} />
        ) : (
          <Icon name={icons[kind]} size={24} />
        )}
      </span>
      <div className={styles.words}>
        {kind === 'other' ? (
          <span className={styles.name}>{file.name}</span>
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-label={file.isFolder ? undefined : labels.openOf(file.name)}
            onClick={onOpen}
          >
            {file.name}
          </button>
        )}
        <span className={styles.details}>{details}</span>
      </div>
      {!file.isFolder && (
        <Button
          variant="secondary"
          size="small"
          href={file.url}
          download={file.name}
          className={styles.download}
          aria-label={labels.downloadOf(file.name)}
          icon={<Icon name="download" size={18} />}
        >
          {labels.download}
        </Button>
      )}
    </li>
  );
}
