import type { ContentItem } from 'shared-kit/contracts/content';
import { formatDurationWords } from 'shared-kit/format';
import { Cluster, Icon, Status } from 'shared-kit/ui';
import { typeLook } from '../../lib/content-look.rules.ts';
import { labels } from './labels.ts';
import styles from './view-content.module.css';

/** What the item is: type, title, author, length, and whether it is done. */
export function ContentHeading({ item }: { item: ContentItem }) {
  const { label, icon } = typeLook(item.idContentType);
  return (
    <header className={styles.heading}>
      <p className={styles.kind}>
        <Icon name={icon} size={16} />
        {label}
      </p>
      <h1 className={styles.title}>{item.text}</h1>
      <Cluster gap={4} className={styles.facts}>
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
