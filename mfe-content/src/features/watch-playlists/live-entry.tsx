import { useState } from 'react';
import { livePath } from '@shared-kit/contracts/content';
import { formatDate, formatTime } from '@shared-kit/contracts/calendar';
import { Badge, Duration, Icon } from '@shared-kit/ui';
import { isLiveToday } from '@shared-kit/media/content-labels';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { labels } from './labels.ts';
import { MediaEntry } from './media-entry.tsx';

/** Renders a live item with its date, and 'AO VIVO' on that day; it links to the live player (A2s-14, A2s-42). */
export function LiveEntry({ item, idSection, isEarly }: ItemViewProps) {
  const [now] = useState(() => new Date());
  const isToday = isLiveToday(item, now);
  return (
    <MediaEntry
      item={item}
      to={livePath(item.idContentItem, idSection)}
      isEarly={isEarly}
      corner={item.duration > 0 && !isToday && <Duration seconds={item.duration} />}
      badge={isToday ? <Badge isLive>{labels.live}</Badge> : null}
      details={
        item.initDate === null ? null : (
          <>
            <Icon name="calendar" size={16} />
            {labels.agenda(formatDate(item.initDate), formatTime(item.initDate))}
          </>
        )
      }
    />
  );
}
