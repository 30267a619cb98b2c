import { levelPath } from '@shared-kit/contracts/learning';
import type { EnrollmentRequest } from '@shared-kit/contracts/learning';
import { Button } from '@shared-kit/ui';
import { labels } from './labels.ts';

export interface RequestActionsProps {
  readonly request: EnrollmentRequest;
  onShowReason(request: EnrollmentRequest): void;
  onCancel(request: EnrollmentRequest): void;
}

/** Actions of a request, by its status (B2.9-12 to B2.9-16). */
export function RequestActions({ request, onShowReason, onCancel }: RequestActionsProps) {
  const { status, idEnrollment, title } = request;
  if (status === 'APPROVED' && idEnrollment !== null) {
    return (
      <Button
        variant="secondary"
        size="small"
        to={levelPath(idEnrollment)}
        aria-label={labels.ofTraining(labels.goToPage, title)}
      >
        {labels.goToPage}
      </Button>
    );
  }
  if (status === 'DENIED') {
    return (
      <Button
        variant="secondary"
        size="small"
        aria-label={labels.ofTraining(labels.showReason, title)}
        onClick={() => onShowReason(request)}
      >
        {labels.showReason}
      </Button>
    );
  }
  if (status === 'PENDING') {
    return (
      <Button
        variant="ghost"
        size="small"
        aria-label={labels.ofTraining(labels.cancel, title)}
        onClick={() => onCancel(request)}
      >
        {labels.cancel}
      </Button>
    );
  }
  return labels.none;
}
