import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Link } from '@shared-kit/runtime/router';
import { Badge, Icon, Progress, Status } from '@shared-kit/ui';
import { isLiveToday } from '@shared-kit/media/content-labels';
import { ItemMeta } from './item-meta.tsx';
import styles from './item-row.module.css';
import { labels } from './labels.ts';
import { useItemPath } from './use-item-path.ts';

interface ItemRowProps {
  readonly item: ContentItem;
  readonly idSection: number;
  /** Content at the start: a picture, a person or a file type. */
  readonly lead: ReactNode;
  /** Content above the title, e.g. the author. */
  readonly eyebrow?: ReactNode;
  /** Content below the description, e.g. the duration. */
  readonly details?: ReactNode;
  /** Content at the end: buttons beside the link. */
  readonly trail?: ReactNode;
  /** Content below the line, e.g. the children of the item. */
  readonly children?: ReactNode;
}

/** Renders a content item as a line of a list. The whole line is one link, except for `trail` and `children`. */
export function ItemRow({ item, idSection, lead, eyebrow, details, trail, children }: ItemRowProps) {
  const pathOf = useItemPath();
  const [now] = useState(() => new Date());
  return (
    <article className={styles.line}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.body}>
        {(eyebrow !== undefined || isLiveToday(item, now)) && (
          <p className={styles.eyebrow}>
            {isLiveToday(item, now) && <Badge isLive>{labels.live}</Badge>}
            {eyebrow}
          </p>
        )}
        <h2 className={styles.title}>
          <Link to={pathOf(item, idSection)} className={styles.target}>
            {item.text}
          </Link>
        </h2>
        {item.description !== '' && <p className={styles.description}>{item.description}</p>}
        <ItemDetails item={item}>{details}</ItemDetails>
      </div>
      {trail !== undefined && <div className={styles.trail}>{trail}</div>}
      {children !== undefined && <div className={styles.below}>{children}</div>}
    </article>
  );
}

function ItemDetails({ item, children }: { item: ContentItem; children: ReactNode }) {
  const isStarted = item.completed === 'PROGRESS' && item.progress > 0;
  return (
    <>
      <div className={styles.details}>
        {children}
        <ItemMeta item={item} />
        {item.completed === 'COMPLETED' && (
          <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
            {labels.completed}
          </Status>
        )}
      </div>
      {isStarted && (
        <div className={styles.progress}>
          <Progress percent={item.progress} size="thin" label={labels.progressOf(item.text)} />
        </div>
      )}
    </>
  );
}
