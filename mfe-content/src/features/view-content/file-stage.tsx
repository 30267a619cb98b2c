import { Button, Icon, Image } from 'shared-kit/ui';
import type { StageProps } from './content-stage.tsx';
import { fileSize } from '../../lib/file-size.rules.ts';
import { labels } from './labels.ts';
import styles from './view-content.module.css';

/** Type 18: a file to take along (A2v-12). */
export function FileStage({ item, visit }: StageProps) {
  const { file } = item;
  return (
    <div className={styles.door}>
      <Image src={item.image} alt="" isPriority className={styles.picture} />
      <Button
        href={item.contentLocation}
        download={file?.name ?? ''}
        size="large"
        icon={<Icon name="download" size={20} />}
        onClick={() => visit.finish()}
      >
        {labels.download}
      </Button>
      {file && <p className={styles.hint}>{`${file.name} · ${fileSize(file.size)}`}</p>}
    </div>
  );
}
