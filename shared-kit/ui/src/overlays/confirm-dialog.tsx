import type { ReactNode } from 'react';
import { Button } from '@shared-kit/ui';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog.tsx';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'regular' | 'danger';
  /** True while the confirmed action runs; the dialog stays open until it ends. */
  isBusy?: boolean;
  /** Same as in `Dialog`. */
  focusAfter?: DialogProps['focusAfter'];
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Renders a dialog with a question and two answers. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancelar',
  tone = 'regular',
  isBusy = false,
  focusAfter,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isBusy && onCancel()}
      title={title}
      description={description}
      size="small"
      focusAfter={focusAfter}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
