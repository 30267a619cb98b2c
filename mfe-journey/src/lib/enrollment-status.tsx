import { enrollmentStatusLabels } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';

type Tone = 'neutral' | 'info' | 'success' | 'danger' | 'warning';

const appearances: Record<EnrollmentStatus, { tone: Tone; icon: IconName }> = {
  NOT_ATTEMPTED: { tone: 'neutral', icon: 'circle' },
  IN_PROGRESS: { tone: 'info', icon: 'circle-dot' },
  INCOMPLETE: { tone: 'info', icon: 'circle-dot' },
  COMPLETED: { tone: 'success', icon: 'check-circle' },
  PASSED: { tone: 'success', icon: 'check-circle' },
  EQUIVALENCY: { tone: 'success', icon: 'check-circle' },
  FAILED: { tone: 'danger', icon: 'x-circle' },
  EXPIRED: { tone: 'warning', icon: 'hourglass' },
};

/** Status as icon and text. */
export function EnrollmentStatusMark({ status }: { status: EnrollmentStatus }) {
  const { tone, icon } = appearances[status];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {enrollmentStatusLabels[status]}
    </Status>
  );
}
