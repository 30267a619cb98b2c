import { HtmlArticle } from 'shared-kit/player';
import { Button, Icon, Image } from 'shared-kit/ui';
import type { StageProps } from './content-stage.tsx';
import { labels } from './labels.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import styles from './view-content.module.css';

/** Type 3: a picture, a text and where to read more (A2v-03). */
export function PostStage({ item, visit }: StageProps) {
  const end = useReadToEnd(() => visit.finish());
  return (
    <div className={styles.post}>
      {item.image !== '' && <Image src={item.image} alt="" isPriority className={styles.picture} />}
      <HtmlArticle html={item.content} />
      {item.referenceLink !== '' && (
        <p>
          <Button
            href={item.referenceLink}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            iconEnd={<Icon name="external-link" size={18} />}
          >
            {labels.readMore}
          </Button>
        </p>
      )}
      <div ref={end} />
    </div>
  );
}
