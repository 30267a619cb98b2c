import type { ReactNode } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Link } from '@shared-kit/runtime/router';
import { Icon, Image, Progress, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './watch-playlists.module.css';

interface MediaEntryProps {
  readonly item: ContentItem;
  readonly to: string;
  readonly isEarly: boolean;
  /** Duration, on the picture. */
  readonly corner: ReactNode;
  readonly badge?: ReactNode;
  /** Content under the title. */
  readonly details: ReactNode;
}

/** Renders a media item with a wide picture and its description; the whole entry is one link. */
export function MediaEntry({ item, to, isEarly, corner, badge, details }: MediaEntryProps) {
  const isStarted = item.completed === 'PROGRESS' && item.progress > 0;
  return (
    <article className={styles.entry}>
      <div className={styles.thumb}>
        <Image src={item.image} alt="" isPriority={isEarly} fallback={<Icon name="video" size={28} />} />
        {badge && <span className={styles.badge}>{badge}</span>}
        {corner && <span className={styles.corner}>{corner}</span>}
        {isStarted && (
          <span className={styles.bar}>
            <Progress percent={item.progress} size="thin" label={labels.progressOf(item.text)} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.target}>
            {item.text}
          </Link>
        </h2>
        {item.description !== '' && <p className={styles.description}>{item.description}</p>}
        {details && <p className={styles.details}>{details}</p>}
        {item.completed === 'COMPLETED' && (
          <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
            {labels.done}
          </Status>
        )}
      </div>
    </article>
  );
}
