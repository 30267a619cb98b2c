import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import { fileSize } from '@shared-kit/media/content-labels';
import type { SavedGroup } from '@shared-kit/runtime/offline';
import { Link } from '@shared-kit/runtime/router';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './save-dialog.module.css';

interface SavedListProps {
  readonly groups: readonly SavedGroup[];
  readonly onRemove: (id: string) => void;
}

/** Renders what the person keeps on this device, with sizes and ends. */
export function SavedList({ groups, onRemove }: SavedListProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="saved-list" className={styles.saved}>
      <h3 id="saved-list" className={styles.heading}>
        {labels.listTitle}
      </h3>
      <ul className={styles.list}>
        {groups.map(({ id, title, path, bytes, isComplete, expiresAt }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.names}>
              <Link to={path}>{title}</Link>
              <p className={styles.hint}>
                {isComplete
                  ? labels.listItem(fileSize(bytes), formatDate(toMoment(new Date(expiresAt))))
                  : labels.incomplete(fileSize(bytes))}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              icon={<Icon name="trash" size={18} />}
              aria-label={labels.removeOf(title)}
              onClick={() => onRemove(id)}
            >
              {labels.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
