import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { Contained } from '../lib/contained/contained.tsx';
import { closeShellDialog, useShellDialog } from '../lib/shell-dialog/shell-dialog.ts';
import type { ShellDialogName } from '../lib/shell-dialog/shell-dialog.ts';

const loadGateDialogs = () => import(/* webpackChunkName: "gates" */ './gate-dialogs.ts');

interface FaceProps {
  onClose(): void;
}

/** Dialog components; each loads when it is first opened. */
const faces: Partial<Record<ShellDialogName, ComponentType<FaceProps>>> = {
  'support-access': lazyComponent(
    async () => (await import('../features/support-access/support-dialog.tsx')).SupportDialog,
  ),
  'leave-support': lazyComponent(
    async () => (await import('../features/support-access/leave-support-dialog.tsx')).LeaveSupportDialog,
  ),
  'support-records': lazyComponent(
    async () => (await import('../features/support-access/support-records-dialog.tsx')).SupportRecordsDialog,
  ),
  'change-password': lazyComponent(
    async () => (await import('../features/change-password/change-password-dialog.tsx')).ChangePasswordDialog,
  ),
  'connected-devices': lazyComponent(
    async () => (await import('../features/connected-devices/connected-devices-dialog.tsx')).ConnectedDevicesDialog,
  ),
  'notification-preferences': lazyComponent(
    async () =>
      (await import('../features/notification-preferences/notification-preferences-dialog.tsx'))
        .NotificationPreferencesDialog,
  ),
  topics: lazyComponent<FaceProps>(async () => (await loadGateDialogs()).TopicsDialog),
  tutorial: lazyComponent<FaceProps>(async () => (await loadGateDialogs()).OnboardingDialog),
};

/** Renders the dialog that a menu entry has opened, over any page. */
export function ShellDialogs(): ReactNode {
  const shown = useShellDialog();
  // Closes with the portal, so that the next person starts without it.
  useEffect(() => closeShellDialog, []);
  const Shown = shown && faces[shown];
  if (!Shown) return null;
  return (
    <Contained key={shown} onBroken={closeShellDialog}>
      <Shown onClose={closeShellDialog} />
    </Contained>
  );
}
