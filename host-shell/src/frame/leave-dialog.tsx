import type { ReactNode } from 'react';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { logOut } from '../lib/log-out.ts';
import { labels } from './labels.ts';

/** B2.3-23: asks before the logout. */
export function LeaveDialog({ isOpen, onStay }: { readonly isOpen: boolean; onStay(): void }): ReactNode {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={labels.confirmLeave}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      onConfirm={logOut}
      onCancel={onStay}
    />
  );
}
