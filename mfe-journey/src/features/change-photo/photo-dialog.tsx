import { useRef } from 'react';
import type { User } from '@shared-kit/contracts/identity';
import { Alert, Avatar, Button, Cluster, Icon, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import styles from './change-photo.module.css';
import { CropStage } from './crop-stage.tsx';
import { labels } from './labels.ts';
import { usePhoto } from './use-photo.ts';

interface PhotoDialogProps {
  readonly user: User;
  readonly isOpen: boolean;
  onClose(): void;
  onSaved(user: User): void;
}

/** Dialog that lets the person choose a picture, crop it and save it as their photo (A2p-01). */
export function PhotoDialog({ isOpen, ...rest }: PhotoDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={labels.title} size="small" isSwipeable={false} onClose={rest.onClose}>
      <PhotoChoice {...rest} />
    </Dialog>
  );
}

function PhotoChoice({ user, onClose, onSaved }: Omit<PhotoDialogProps, 'isOpen'>) {
  const input = useRef<HTMLInputElement>(null);
  const { chosen, isSending, notice, dismiss, choose, save, changeCrop } = usePhoto(user.idUser, (saved) => {
    onSaved(saved);
    onClose();
  });
  const pick = (): void => input.current?.click();
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose(event.dataTransfer.files[0]);
      }}
    >
      <Stack gap={5}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={labels.choose}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Clears the value so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        {notice && (
          <Alert tone={notice.tone} onDismiss={dismiss}>
            {notice.text}
          </Alert>
        )}
        {chosen ? (
          <CropStage picture={chosen.picture} crop={chosen.crop} onChange={changeCrop} />
        ) : (
          <div className={styles.choice}>
            <Avatar name={user.name} src={user.photo} size="huge" isDecorative />
            <p className={styles.help}>{labels.help}</p>
            <Button icon={<Icon name="image" />} onClick={pick}>
              {labels.choose}
            </Button>
          </div>
        )}
        {chosen && (
          <Cluster justify="end">
            <Button variant="secondary" disabled={isSending} onClick={pick}>
              {labels.chooseOther}
            </Button>
            <Button isBusy={isSending} onClick={() => void save()}>
              {labels.save}
            </Button>
          </Cluster>
        )}
      </Stack>
    </div>
  );
}
