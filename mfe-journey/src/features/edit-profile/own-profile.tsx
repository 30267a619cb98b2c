import { useEffect, useRef, useState } from 'react';
import type { User } from '@shared-kit/contracts/identity';
import { useLocation, useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert } from '@shared-kit/ui';
import { keepViewer } from './keep-viewer.ts';
import { labels } from './labels.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import styles from './profile.module.css';
import { usePhotoDialog } from './use-photo-dialog.ts';
import type { PhotoDialog } from './use-photo-dialog.ts';
import { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

interface OwnProfileProps {
  readonly loaded: User;
  loadPhotoDialog(): Promise<PhotoDialog>;
}

/** Returns whether the address opens the form ('/editar-perfil', '/editPerfil') and not the summary ('/perfil'). */
const isEditPath = (path: string): boolean => /^\/(editar-perfil|editperfil)\/?$/i.test(path);

/** Person's record as loaded, updated as they change it. */
export function OwnProfile({ loaded, loadPhotoDialog }: OwnProfileProps) {
  const [user, setUser] = useState(loaded);
  const photoNotice = useSaveNotice();
  const photo = usePhotoDialog(loadPhotoDialog, () => photoNotice.fail(labels.photoFailed));
  const isReadOnly = useActiveSession().loginInfo.accessSupport.currentUserToken !== null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  const edit = (): void => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (isEditPath(pathname) && !isReadOnly) edit();
  }, [pathname, isReadOnly]);

  const onSaved = (saved: User): void => {
    setUser(saved);
    keepViewer(saved);
  };
  const cancel = (): void => {
    editButton.current?.focus();
    editButton.current?.scrollIntoView({ block: 'center' });
    if (isEditPath(pathname)) void navigate('/perfil', { replace: true });
  };
  return (
    <div className={styles.columns}>
      <ProfileSummary
        user={user}
        isReadOnly={isReadOnly}
        editButton={editButton}
        onEdit={edit}
        isPhotoComing={photo.isComing}
        onChangePhoto={() => void photo.open()}
      >
        {photoNotice.notice && (
          <Alert tone={photoNotice.notice.tone} onDismiss={photoNotice.dismiss}>
            {photoNotice.notice.text}
          </Alert>
        )}
      </ProfileSummary>
      <div ref={form} className={styles.form}>
        <ProfileForm user={user} isReadOnly={isReadOnly} onSaved={onSaved} onCancel={cancel} />
      </div>
      {photo.Dialog && (
        <photo.Dialog
          user={user}
          isOpen={photo.isOpen}
          onClose={photo.close}
          onSaved={(saved) => {
            onSaved(saved);
            photoNotice.succeed(labels.fieldSaved);
          }}
        />
      )}
    </div>
  );
}
