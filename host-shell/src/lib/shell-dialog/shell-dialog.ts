import { createStore } from '@shared-kit/runtime/state';

/** Names of the shell's dialogs that a menu entry opens on any page. */
export type ShellDialogName =
  | 'support-access'
  | 'leave-support'
  | 'support-records'
  | 'change-password'
  | 'connected-devices'
  | 'notification-preferences'
  | 'topics'
  | 'tutorial';

const useOpened = createStore<{ readonly dialog: ShellDialogName | undefined }>(() => ({ dialog: undefined }));

export function openShellDialog(dialog: ShellDialogName): void {
  useOpened.setState({ dialog });
}

export function closeShellDialog(): void {
  useOpened.setState({ dialog: undefined });
}

/** Returns the open dialog. */
export function useShellDialog(): ShellDialogName | undefined {
  return useOpened(({ dialog }) => dialog);
}
