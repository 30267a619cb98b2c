import { Button } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';

interface ThanksDialogProps {
  readonly isOpen: boolean;
  /** Empty shows the default thanks (B9-37). */
  readonly closingText: string;
  readonly onClose: () => void;
}

/** Dialog that thanks the person after the submit (B4.6-20). */
export function ThanksDialog({ isOpen, closingText, onClose }: ThanksDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={labels.thanksTitle}
      description={closingText === '' ? labels.thanks : closingText}
      footer={<Button onClick={onClose}>{labels.understood}</Button>}
    />
  );
}
