import type { AdminRequest } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { Avatar, Button, Checkbox, Icon, Status, VisuallyHidden } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './answer-requests.module.css';

interface RequestRowProps {
  request: AdminRequest;
  isSelected: boolean;
  onToggle: () => void;
  onApprove: () => void;
  onDeny: () => void;
}

/** One request: who, for what, the seats that are left, and what would refuse an approval. */
export function RequestRow({ request, isSelected, onToggle, onApprove, onDeny }: RequestRowProps) {
  const { person, title, teamName, seatsLeft, missing, createdAt } = request;
  return (
    <li className={styles.row}>
      <Checkbox
        label={<VisuallyHidden>{labels.select(person.name, title)}</VisuallyHidden>}
        checked={isSelected}
        onChange={onToggle}
      />
      <Avatar name={person.name} src={person.photo} size="small" isDecorative />
      <span className={styles.text}>
        <strong>{person.name}</strong>
        <span className={styles.quiet}>{person.department}</span>
      </span>
      <span className={styles.text}>
        <span>{title}</span>
        <span className={styles.quiet}>
          {teamName} · {formatDate(createdAt)}
        </span>
        {missing.length > 0 && (
          <Status tone="warning" icon={<Icon name="warning" size={16} />}>
            {labels.missing(missing)}
          </Status>
        )}
      </span>
      <span className={styles.seats}>
        {seatsLeft === 0 ? (
          <Status tone="danger" icon={<Icon name="alert-circle" size={16} />}>
            {labels.seats(seatsLeft)}
          </Status>
        ) : (
          labels.seats(seatsLeft)
        )}
      </span>
      <span className={styles.actions}>
        <Button size="small" variant="secondary" aria-label={labels.denyOne(person.name, title)} onClick={onDeny}>
          {labels.deny}
        </Button>
        <Button size="small" aria-label={labels.approveOne(person.name, title)} onClick={onApprove}>
          {labels.approve}
        </Button>
      </span>
    </li>
  );
}
