import { useState } from 'react';
import type { ContentItem } from 'shared-kit/contracts/content';
import { contentPath } from 'shared-kit/contracts/content';
import { formatDuration } from 'shared-kit/format';
import { Badge, Icon, MediaCard, StarsValue, Status } from 'shared-kit/ui';
import { isLiveToday, typeLook } from './content-look.rules.ts';
import { labels } from './labels.ts';

interface ContentCardProps {
  readonly item: ContentItem;
  readonly idSection: number;
  readonly orientation?: 'column' | 'row';
  readonly hasDescription?: boolean;
  readonly isImagePriority?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A content item as a card: what it is, how long, how far one is with it, what others think of it. */
export function ContentCard({ item, idSection, hasDescription = false, ...look }: ContentCardProps) {
  const { label, icon } = typeLook(item.idContentType);
  const [now] = useState(() => new Date());
  const isStarted = item.completed === 'PROGRESS' && item.progress > 0;
  return (
    <MediaCard
      {...look}
      title={item.text}
      to={contentPath(item.idContentItem, idSection)}
      image={item.image}
      eyebrow={
        <>
          <Icon name={icon} size={16} />
          {label}
        </>
      }
      {...(isLiveToday(item, now) ? { badge: <Badge isLive>{labels.live}</Badge> } : {})}
      {...(item.duration > 0 ? { duration: formatDuration(item.duration) } : {})}
      {...(hasDescription && item.description !== '' ? { description: item.description } : {})}
      {...(item.numberVotes > 0 ? { meta: <StarsValue average={item.rating} count={item.numberVotes} size={16} /> } : {})}
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
