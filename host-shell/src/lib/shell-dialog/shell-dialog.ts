import { createStore } from 'shared-kit/state';

/** Dialogs of the shell that a menu entry opens, wherever the person is. */
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

/** The dialog that is open now. */
export function useShellDialog(): ShellDialogName | undefined {
  return useOpened(({ dialog }) => dialog);
}
