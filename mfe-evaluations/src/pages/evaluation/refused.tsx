import type { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, PageContainer, VisuallyHidden } from '@shared-kit/ui';
import { labels } from '../../features/open-evaluation/labels.ts';

/** Message when the server no longer allows the evaluation: the enrolment ended, or another item comes first. */
export function Refused({
  refusal,
  backTo,
  backLabel = labels.backToTraining,
}: {
  readonly refusal: ApiError;
  readonly backTo: string;
  readonly backLabel?: string | undefined;
}) {
  return (
    <PageContainer width="form">
      <VisuallyHidden>
        <h1>{labels.title}</h1>
      </VisuallyHidden>
      <Alert tone="danger" title={labels.failed} error={refusal} action={<Button to={backTo}>{backLabel}</Button>}>
        {refusal.message}
      </Alert>
    </PageContainer>
  );
}
