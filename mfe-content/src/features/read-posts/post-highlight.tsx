import { Link } from '@shared-kit/runtime/router';
import { Badge, Image } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { ItemMeta } from '../../lib/item-meta.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { useItemPath } from '../../lib/use-item-path.ts';
import { labels } from './labels.ts';
import styles from './post-highlight.module.css';

/** Renders a highlighted post, with the picture beside the text where there is room. */
export function PostHighlight({ item, idSection }: ItemViewProps) {
  const pathOf = useItemPath();
  return (
    <article className={styles.place}>
      <div className={styles.highlight}>
        <Image src={item.image} alt="" isPriority className={styles.picture ?? ''} />
        <div className={styles.words}>
          <p className={styles.eyebrow}>
            <Badge tone="primary">{labels.highlight}</Badge>
            {[contentKind(item.idContentType).label, item.author].filter((part) => part !== '').join(' · ')}
          </p>
          <h2 className={styles.title}>
            <Link to={pathOf(item, idSection)} className={styles.target}>
              {item.text}
            </Link>
          </h2>
          {item.description !== '' && <p className={styles.description}>{item.description}</p>}
          <div className={styles.meta}>
            <ItemMeta item={item} />
          </div>
        </div>
      </div>
    </article>
  );
}
