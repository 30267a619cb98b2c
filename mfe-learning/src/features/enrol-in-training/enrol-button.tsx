import type { Team } from '@shared-kit/contracts/learning';
import { Button, Icon, Status } from '@shared-kit/ui';
import { labels } from './labels.ts';

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
  if (team.totalVacanciesAvailable === 0) {
    return <Status icon={<Icon name="lock" size={16} />}>{labels.full}</Status>;
  }
  const needsApproval = team.needApproval === 1;
  const label = needsApproval ? labels.request : labels.enrol;
  return (
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
}
