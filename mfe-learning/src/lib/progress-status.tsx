import { enrollmentStatusLabels } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName, Tone } from '@shared-kit/ui';

const appearances: Readonly<Record<EnrollmentStatus, readonly [tone: Tone, icon: IconName]>> = {
  NOT_ATTEMPTED: ['neutral', 'circle'],
  IN_PROGRESS: ['info', 'circle-dot'],
  INCOMPLETE: ['info', 'circle-dot'],
  COMPLETED: ['success', 'check-circle'],
  PASSED: ['success', 'check-circle'],
  FAILED: ['danger', 'x-circle'],
  EXPIRED: ['warning', 'hourglass'],
  EQUIVALENCY: ['success', 'check-circle'],
};

/** Renders a status as icon and text. */
export function ProgressStatus({ status }: { status: EnrollmentStatus }) {
  const [tone, icon] = appearances[status];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {enrollmentStatusLabels[status]}
    </Status>
  );
}
