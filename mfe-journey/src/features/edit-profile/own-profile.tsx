import { useEffect, useRef, useState } from 'react';
import type { User } from '@shared-kit/contracts/identity';
import { useLocation, useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert } from '@shared-kit/ui';
import { updateViewer } from './update-viewer.ts';
import { labels } from './labels.ts';
import { OwnEmail } from './own-email.tsx';
import { ProfileDetails } from './profile-details.tsx';
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

/** Returns whether the address shows the form ('/editar-perfil', '/editPerfil') and not the data alone ('/perfil'). */
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
  const isEditing = isEditPath(pathname) && !isReadOnly;
  useEffect(() => {
    if (!isEditing) return;
    // Runs after the shell has focused the content of the new page.
    const timer = setTimeout(() => {
      const first = form.current?.querySelector('input');
      // Leaves the page's title in sight where the form is too.
      if (first && first.getBoundingClientRect().top > innerHeight / 2)
        form.current?.scrollIntoView({ block: 'start' });
      first?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isEditing]);

  const onSaved = (saved: User): void => {
    setUser(saved);
    updateViewer(saved);
  };
  return (
    <div className={styles.columns}>
      <ProfileSummary
        user={user}
        isReadOnly={isReadOnly}
        isEditing={isEditing}
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
        {user.canChangeEmail && <OwnEmail user={user} isReadOnly={isReadOnly} onSaved={onSaved} />}
        {isEditing ? (
          <ProfileForm user={user} onSaved={onSaved} onCancel={() => void navigate('/perfil', { replace: true })} />
        ) : (
          <ProfileDetails user={user} isReadOnly={isReadOnly} onSaved={onSaved} />
        )}
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
