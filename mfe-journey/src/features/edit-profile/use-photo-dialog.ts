import { useState } from 'react';
import type { ComponentType } from 'react';
import type { User } from '@shared-kit/contracts/identity';

/** Module of the photo dialog. */
export type PhotoDialog = ComponentType<{
  readonly user: User;
  readonly isOpen: boolean;
  onClose(): void;
  onSaved(user: User): void;
}>;

/** Loads the photo dialog on demand. When loading fails, the typed values stay in the form and the next click tries again. */
export function usePhotoDialog(load: () => Promise<PhotoDialog>, onFailed: () => void) {
  const [dialog, setDialog] = useState<{ readonly Dialog: PhotoDialog; readonly isOpen: boolean }>();
  const [isComing, setComing] = useState(false);
  return {
    Dialog: dialog?.Dialog,
    isOpen: dialog?.isOpen ?? false,
    isComing,
    async open(): Promise<void> {
      setComing(true);
      try {
        setDialog({ Dialog: dialog?.Dialog ?? (await load()), isOpen: true });
      } catch {
        onFailed();
      } finally {
        setComing(false);
      }
    },
    close: (): void => setDialog(dialog && { ...dialog, isOpen: false }),
  };
}
