import { useState } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Badge, Duration, Highlight, Icon, MediaCard, Status } from '@shared-kit/ui';
import type { ImageRatio } from '@shared-kit/ui';
import { isLiveToday, contentKind } from '@shared-kit/media/content-labels';
import { ItemMeta, hasMeta } from './item-meta.tsx';
import { labels } from './labels.ts';
import { useItemPath } from './use-item-path.ts';

interface ContentCardProps {
  readonly item: ContentItem;
  /** Section that the previous and next links walk through; null for an item inside another item. */
  readonly idSection: number | null;
  readonly orientation?: 'column' | 'row';
  readonly hasDescription?: boolean;
  /** Shows the tags of the item. */
  readonly hasTags?: boolean;
  readonly ratio?: ImageRatio;
  readonly isImagePriority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** Search text, marked in title and description. */
  readonly searched?: string;
}

/** Renders a content item as a card with type, length, progress and rating. */
export function ContentCard({
  item,
  idSection,
  hasDescription = false,
  hasTags = false,
  ...appearance
}: ContentCardProps) {
  const { label, icon } = contentKind(item.idContentType);
  const pathOf = useItemPath();
  const [now] = useState(() => new Date());
  const isStarted = item.completed === 'PROGRESS' && item.progress > 0;
  return (
    <MediaCard
      {...appearance}
      title={item.text}
      to={pathOf(item, idSection)}
      image={item.image}
      eyebrow={
        <>
          <Icon name={icon} size={16} />
          {label}
        </>
      }
      {...(isLiveToday(item, now) ? { badge: <Badge isLive>{labels.live}</Badge> } : {})}
      {...(item.duration > 0 ? { duration: <Duration seconds={item.duration} /> } : {})}
      {...(hasDescription && item.description !== ''
        ? {
            description:
              appearance.searched === undefined ? (
                item.description
              ) : (
                <Highlight text={item.description} searched={appearance.searched} />
              ),
          }
        : {})}
      {...(hasMeta(item, hasTags) ? { meta: <ItemMeta item={item} hasTags={hasTags} /> } : {})}
      {...(isStarted ? { progress: item.progress } : {})}
      {...(item.completed === 'COMPLETED'
        ? {
            status: (
              <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
                {labels.completed}
              </Status>
            ),
          }
        : {})}
    />
  );
}
