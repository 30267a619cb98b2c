import type { ContentItem } from '@shared-kit/contracts/content';
import { StarsValue } from '@shared-kit/ui';
import styles from './item-row.module.css';
import { labels } from './labels.ts';

/** Returns whether an item has votes or tags to show. */
export function hasMeta({ numberVotes, tags }: ContentItem, hasTags = true): boolean {
  return numberVotes > 0 || (hasTags && tags.length > 0);
}

/** Renders the rating and the tags of an item; renders nothing when it has neither. */
export function ItemMeta({ item, hasTags = true }: { item: ContentItem; hasTags?: boolean }) {
  const tags = hasTags ? item.tags : [];
  return (
    <>
      {item.numberVotes > 0 && <StarsValue average={item.rating} count={item.numberVotes} size={16} />}
      {tags.length > 0 && (
        // Spans, because a card's details are a paragraph.
        <span className={styles.tags} aria-label={labels.tags} role="list">
          {tags.map((tag) => (
            <span key={tag} role="listitem">{`#${tag.replaceAll(' ', '')}`}</span>
          ))}
        </span>
      )}
    </>
  );
}
