import { HtmlArticle } from '@shared-kit/media/player';
import { Button, Icon, Image } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import type { ContentViewerProps } from './viewer-props.ts';
import styles from './viewer.module.css';

/** Shows type 3: a picture, a text and a link to more (A2v-03). */
export function PostViewer({ item, progress }: ContentViewerProps) {
  const end = useReadToEnd(() => progress.finish());
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
