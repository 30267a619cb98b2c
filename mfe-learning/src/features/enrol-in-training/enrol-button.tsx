import { formatDate } from '@shared-kit/contracts/calendar';
import type { Team } from '@shared-kit/contracts/learning';
import { Button, Icon, Status } from '@shared-kit/ui';
import styles from './enrol-in-training.module.css';
import { labels } from './labels.ts';
import { WaitingList } from './waiting-list.tsx';

export interface EnrolButtonProps {
  readonly team: Team;
  readonly isBusy: boolean;
  readonly onEnrol: (team: Team) => void;
  readonly onRequest: (team: Team) => void;
}

/** Renders the action that is available for a class (B4.3-18 to B4.3-20). */
export function EnrolButton({ team, isBusy, onEnrol, onRequest }: EnrolButtonProps) {
  if (team.awaitingApproval === 1) {
    return (
      <Status tone="warning" icon={<Icon name="hourglass" size={16} />}>
        {labels.awaiting}
      </Status>
    );
  }
  if (team.opensAt) {
    return <Status icon={<Icon name="clock" size={16} />}>{labels.opensAt(formatDate(team.opensAt))}</Status>;
  }
  if (team.totalVacanciesAvailable === 0) {
    const full = <Status icon={<Icon name="lock" size={16} />}>{labels.full}</Status>;
    if (team.deniedRequest === null && team.canWait !== 1) return full;
    return (
      <span className={styles.denied}>
        {team.deniedRequest && <DeniedRequest request={team.deniedRequest} />}
        {full}
        {team.canWait === 1 && <WaitingList team={team} />}
      </span>
    );
  }
  const needsApproval = team.needApproval === 1;
  const label = needsApproval ? labels.request : labels.enrol;
  const button = (
    <Button
      size="small"
      variant={needsApproval ? 'secondary' : 'primary'}
      disabled={isBusy}
      aria-label={`${label} ${labels.inClass(team.name)}`}
      onClick={() => (needsApproval ? onRequest : onEnrol)(team)}
    >
      {label}
    </Button>
  );
  if (team.deniedRequest === null) return button;
  return (
    <span className={styles.denied}>
      <DeniedRequest request={team.deniedRequest} />
      {button}
    </span>
  );
}

/** Renders when and why the person's last request for the class was denied. */
function DeniedRequest({ request: { date, reason } }: { request: NonNullable<Team['deniedRequest']> }) {
  return (
    <span>
      <Status tone="danger" icon={<Icon name="x-circle" size={16} />}>
        {labels.denied(date === null ? null : formatDate(date))}
      </Status>
      {reason !== '' && <span className={styles.classText}>{reason}</span>}
    </span>
  );
}
