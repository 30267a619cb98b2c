import { fileSize } from '@shared-kit/media/content-labels';
import { Button, Icon, Image } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { ContentViewerProps } from './viewer-props.ts';
import styles from './viewer.module.css';

/** Shows type 18: a file to download (A2v-12). Downloading it finishes the content. */
export function FileViewer({ item, progress, onDownload }: ContentViewerProps) {
  const { file } = item;
  const download = (): void => {
    onDownload?.();
    progress.finish();
  };
  return (
    <div className={styles.door}>
      <Image src={item.image} alt="" isPriority className={styles.picture} />
      <Button
        href={item.contentLocation}
        download={file?.name ?? ''}
        size="large"
        icon={<Icon name="download" size={20} />}
        onClick={download}
      >
        {labels.download}
      </Button>
      {file && <p className={styles.hint}>{`${file.name} · ${fileSize(file.size)}`}</p>}
    </div>
  );
}
