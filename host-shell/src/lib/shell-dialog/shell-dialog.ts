import { useSyncExternalStore } from 'react';

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

let opened: ShellDialogName | undefined;
const listeners = new Set<() => void>();

function set(next: ShellDialogName | undefined): void {
  opened = next;
  for (const listener of listeners) listener();
}

export function openShellDialog(dialog: ShellDialogName): void {
  set(dialog);
}

export function closeShellDialog(): void {
  set(undefined);
}

/** The dialog that is open now. */
export function useShellDialog(): ShellDialogName | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}
