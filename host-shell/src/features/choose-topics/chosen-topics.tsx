import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './choose-topics.module.css';

/** Lists the chosen topics with remove buttons, and announces their number to screen readers when it changes. */
export function ChosenTopics({
  chosen,
  onRemove,
}: {
  readonly chosen: readonly string[];
  onRemove(tag: string): void;
}): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} hidden={chosen.length === 0}>
      <h3 id={id} className={styles.heading}>
        {labels.chosen}
      </h3>
      <VisuallyHidden>
        <span role="status">{labels.count(chosen.length)}</span>
      </VisuallyHidden>
      <ul role="list" className={styles.chips}>
        {chosen.map((tag) => (
          <li key={tag}>
            <button type="button" className={styles.chip} aria-label={labels.remove(tag)} onClick={() => onRemove(tag)}>
              {tag}
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
