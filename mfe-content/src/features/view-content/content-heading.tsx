import { useState } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Badge, Cluster, Icon, Status } from '@shared-kit/ui';
import { isLiveToday, contentKind } from '@shared-kit/media/content-labels';
import { labels as common } from '../../lib/labels.ts';
import { labels } from './labels.ts';
import styles from './view-content.module.css';

/** Renders type, title, author, length and completion of an item. */
export function ContentHeading({ item }: { item: ContentItem }) {
  const { label, icon } = contentKind(item.idContentType);
  const [now] = useState(() => new Date());
  return (
    <header className={styles.heading}>
      <p className={styles.kind}>
        <Icon name={icon} size={16} />
        {label}
        {isLiveToday(item, now) && <Badge isLive>{common.live}</Badge>}
      </p>
      <h1 className={styles.title}>{item.text}</h1>
      <Cluster gap={4} className={styles.details}>
        {item.author !== '' && <span>{`${labels.by} ${item.author}`}</span>}
        {item.duration > 0 && <span>{formatDurationWords(item.duration)}</span>}
        {item.visits > 0 && <span>{labels.visits(item.visits)}</span>}
        {item.completed === 'COMPLETED' && (
          <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
            {labels.completed}
          </Status>
        )}
      </Cluster>
    </header>
  );
}
