import { meetingLink } from '@shared-kit/contracts/journey';
import type { Team } from '@shared-kit/contracts/learning';
import { Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './level-header.module.css';

/** Place or link of the person's class; nothing when it has none. */
export function ClassPlace({ team: { modality, place = '' } }: { team: Team }) {
  if (place === '') return null;
  const link = modality === 'ONLINE' ? meetingLink(place) : null;
  return (
    <p className={styles.place}>
      <Icon name={modality === 'ONLINE' ? 'video' : 'pin'} size={16} />
      {link === null ? (
        place
      ) : (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {labels.onlineClass}
        </a>
      )}
    </p>
  );
}
