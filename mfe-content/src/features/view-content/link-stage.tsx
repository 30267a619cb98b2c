import { Button, Icon, Image } from 'shared-kit/ui';
import type { StageProps } from './content-stage.tsx';
import { labels } from './labels.ts';
import styles from './view-content.module.css';

/** Types 8 and 27: another address, one click away (A2v-09). */
export function LinkStage({ item, visit }: StageProps) {
  return (
    <div className={styles.door}>
      <Image src={item.image} alt="" isPriority className={styles.picture} />
      <Button
        href={item.contentLocation}
        target="_blank"
        rel="noopener noreferrer"
        size="large"
        iconEnd={<Icon name="external-link" size={20} />}
        onClick={() => visit.finish()}
      >
        {labels.enter}
      </Button>
      <p className={styles.hint}>{labels.opensApart}</p>
    </div>
  );
}
