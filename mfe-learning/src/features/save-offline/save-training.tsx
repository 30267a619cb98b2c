import { useEffect, useState } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { hasSupportOrigin, useActiveSession } from '@shared-kit/runtime/session';
import { Button, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { isTrainingSaved } from './saved-training.ts';

const SaveDialog = lazyComponent(async () => (await import('./save-dialog.tsx')).SaveDialog);

/**
 * Renders the button that keeps a training on the person's device. A browser without a service worker cannot keep
 * anything, so it has no button; a support access keeps nothing in the person's name.
 */
export function SaveTraining({ idEnrollment }: { readonly idEnrollment: number }) {
  const { idUser } = useActiveSession().viewer;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isOpen) isTrainingSaved(idUser, idEnrollment).then(setSaved, () => setSaved(false));
  }, [isOpen, idUser, idEnrollment]);
  if (!('serviceWorker' in navigator) || !('caches' in globalThis) || hasSupportOrigin()) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name={isSaved ? 'check-circle' : 'download'} size={18} />}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {isSaved ? labels.saved : labels.save}
      </Button>
      {/* Stays mounted when it is closed, so that saving continues. */}
      {wasOpen && (
        <SaveDialog isOpen={isOpen} idUser={idUser} idEnrollment={idEnrollment} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
