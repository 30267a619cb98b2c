import { useState } from 'react';
import type { ReactNode } from 'react';
import { returnToOwnSession } from '@shared-kit/runtime/session';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** B4.13-03: asks before a support access ends. */
export function LeaveSupportDialog({ onClose }: { onClose(): void }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await returnToOwnSession();
    } catch {
      notify({ kind: 'error', text: labels.notLeft });
    } finally {
      onClose();
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={labels.confirmLeave}
      description={labels.confirmLeaveHelp}
      confirmLabel={labels.leave}
      cancelLabel={labels.stay}
      isBusy={isBusy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
