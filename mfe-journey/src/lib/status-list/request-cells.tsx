import type { ReactNode } from 'react';
import type { ExternalCourseStatus } from '@shared-kit/contracts/journey';
import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { Icon, Status } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import styles from './request-cells.module.css';

type RequestStatus = EnrollmentRequestStatus | ExternalCourseStatus;

const denied = { tone: 'danger', icon: 'x-circle' } as const;

const appearances: Readonly<
  Record<RequestStatus, { tone: 'success' | 'danger' | 'warning' | 'neutral'; icon: IconName }>
> = {
  APPROVED: { tone: 'success', icon: 'check-circle' },
  DENIED: denied,
  REJECTED: denied,
  PENDING: { tone: 'warning', icon: 'hourglass' },
  CANCELED: { tone: 'neutral', icon: 'circle' },
};

/** Status of something that the company answers, as icon and text. */
export function RequestStatusMark({ status, text }: { status: RequestStatus; text: string }) {
  const { tone, icon } = appearances[status];
  return (
    <Status tone={tone} icon={<Icon name={icon} size={16} />}>
      {text}
    </Status>
  );
}

/** Title of a row, and below it what the title belongs to. */
export function TitleCell({ title, below }: { title: ReactNode; below: ReactNode }) {
  return (
    <>
      {title}
      <span className={styles.below}>{below}</span>
    </>
  );
}
