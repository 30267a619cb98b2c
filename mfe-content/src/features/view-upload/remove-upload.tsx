import { useState } from 'react';
import { useApiMutation, useInvalidate } from '@shared-kit/runtime/api';
import { deleteUpload, listOwnUploads, listUploads } from '@shared-kit/contracts/content';
import type { UserUpload } from '@shared-kit/contracts/content';
import { useNavigate } from '@shared-kit/runtime/router';
import { Button, Icon } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';

/** Deletes an upload after a confirmation. */
export function RemoveUpload({ upload, wayBack }: { upload: UserUpload; wayBack: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const removal = useApiMutation(deleteUpload, {
    onSuccess: () => {
      invalidate(listUploads, listOwnUploads);
      notify({ kind: 'success', text: labels.removed });
      void navigate(wayBack);
    },
    onError: (error) => {
      setConfirming(false);
      notify({ kind: 'error', text: error.message, error });
    },
  });
  return (
    <>
      <Button variant="ghost" icon={<Icon name="trash" size={18} />} onClick={() => setConfirming(true)}>
        {labels.remove}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={labels.removeTitle}
        description={labels.removeHint}
        confirmLabel={labels.remove}
        tone="danger"
        isBusy={removal.isPending}
        onConfirm={() => removal.mutate({ params: { id: upload.idUserUpload } })}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}
