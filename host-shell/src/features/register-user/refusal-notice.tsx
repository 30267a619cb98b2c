import type { ReactNode } from 'react';
import type { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, Cluster } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Shows the server's message, and links to the next steps when this form can't succeed any more. */
export function RefusalNotice({ refusal }: { readonly refusal: ApiError | undefined }): ReactNode {
  if (!refusal) return null;
  const isOver = refusal.status === 410 || refusal.status === 409;
  const action = isOver && (
    <Cluster gap={2}>
      <Button size="small" to="/login?fromLP=true">
        {labels.logIn}
      </Button>
      <Button size="small" variant="secondary" to="/activate-user">
        {labels.validateAgain}
      </Button>
    </Cluster>
  );
  return (
    <Alert tone="warning" action={action}>
      {refusal.message}
    </Alert>
  );
}
