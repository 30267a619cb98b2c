import { Suspense, lazy, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { closeShellDialog, useShellDialog } from '../lib/shell-dialog/shell-dialog.ts';
import type { ShellDialogName } from '../lib/shell-dialog/shell-dialog.ts';

const loadGateDialogs = () => import(/* webpackChunkName: "gates" */ './gate-dialogs.ts');

type Face = ComponentType<{ onClose(): void }>;

/** Each dialog is fetched when it is first opened. */
const faces: Partial<Record<ShellDialogName, Face>> = {
  'support-access': lazy(async () => ({ default: (await import('../features/support-access/support-dialog.tsx')).SupportDialog })),
  'leave-support': lazy(async () => ({ default: (await import('../features/support-access/leave-support-dialog.tsx')).LeaveSupportDialog })),
  'support-records': lazy(async () => ({ default: (await import('../features/support-access/support-records-dialog.tsx')).SupportRecordsDialog })),
  'change-password': lazy(async () => ({ default: (await import('../features/change-password/change-password-dialog.tsx')).ChangePasswordDialog })),
  'connected-devices': lazy(async () => ({ default: (await import('../features/connected-devices/connected-devices-dialog.tsx')).ConnectedDevicesDialog })),
  'notification-preferences': lazy(async () => ({
    default: (await import('../features/notification-preferences/notification-preferences-dialog.tsx')).NotificationPreferencesDialog,
  })),
  topics: lazy(async () => ({ default: (await loadGateDialogs()).TopicsDialog })),
  tutorial: lazy(async () => ({ default: (await loadGateDialogs()).OnboardingDialog })),
};

/** The dialog that a menu has opened, over whatever page is there. */
export function ShellDialogs(): ReactNode {
  const shown = useShellDialog();
  // It goes with the portal: who logs in next begins without.
  useEffect(() => closeShellDialog, []);
  const Shown = shown && faces[shown];
  if (!Shown) return null;
  return (
    <Suspense fallback={null}>
      <Shown key={shown} onClose={closeShellDialog} />
    </Suspense>
  );
}
