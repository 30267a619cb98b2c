import { useState } from 'react';
import type { ComponentType } from 'react';
import type { User } from 'shared-kit/contracts/identity';

/** What a photo is chosen and cut in. */
export type PhotoDialog = ComponentType<{
  readonly user: User;
  readonly isOpen: boolean;
  onClose(): void;
  onSaved(user: User): void;
}>;

/** The photo's dialog, whose code comes when it is asked for. Where it doesn't come the page stays as it is, with all that was typed, and the next click asks anew. */
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
