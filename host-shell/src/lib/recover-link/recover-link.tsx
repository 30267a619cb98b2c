import type { ReactNode } from 'react';
import { Button } from '@shared-kit/ui';
import { recoverAccess } from './recovery-state.ts';

/** Leads from a link that no longer works to the form that sends another one. */
export function RecoverLink(): ReactNode {
  return (
    <Button to={recoverAccess.to} state={recoverAccess.state} size="large" isFullWidth>
      Pedir outro e-mail
    </Button>
  );
}
