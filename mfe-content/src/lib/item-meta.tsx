import type { ContentItem } from 'shared-kit/contracts/content';
import { StarsValue } from 'shared-kit/ui';
import styles from './item-line.module.css';
import { labels } from './labels.ts';

/** Whether there is anything to show of it. */
export function hasMeta({ numberVotes, tags }: ContentItem, hasTags = true): boolean {
  return numberVotes > 0 || (hasTags && tags.length > 0);
}

/** What others think of an item, and the words that its list can be narrowed by; nothing where there is neither. */
export function ItemMeta({ item, hasTags = true }: { item: ContentItem; hasTags?: boolean }) {
  const tags = hasTags ? item.tags : [];
  return (
    <>
      {item.numberVotes > 0 && <StarsValue average={item.rating} count={item.numberVotes} size={16} />}
      {tags.length > 0 && (
        <span className={styles.tags} aria-label={labels.tags(tags)} role="img">
          {tags.map((tag) => (
            <span key={tag}>{`#${tag.replaceAll(' ', '')}`}</span>
          ))}
        </span>
      )}
    </>
  );
}
