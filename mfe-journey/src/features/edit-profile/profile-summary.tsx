import type { ReactNode } from 'react';
import type { User } from '@shared-kit/contracts/identity';
import { Avatar, Button, Card, Cluster, Icon, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './profile.module.css';

interface ProfileSummaryProps {
  readonly user: User;
  readonly isReadOnly: boolean;
  /** True while the form is open: there is nothing left to open then. */
  readonly isEditing: boolean;
  /** True while the code of the photo dialog loads. */
  readonly isPhotoComing: boolean;
  onChangePhoto(): void;
  /** Result of the last save, while it is displayed. */
  readonly children: ReactNode;
}

/** Summary of the person: photo, name and the buttons that change them (A2p-01..A2p-03). */
export function ProfileSummary({
  user,
  isReadOnly,
  isEditing,
  isPhotoComing,
  onChangePhoto,
  children,
}: ProfileSummaryProps) {
  const position = [user.role, user.department].filter((text) => text !== '').join(' · ');
  return (
    <Card as="section" padding="large" className={styles.summary ?? ''} aria-label={user.name}>
      <Stack gap={5} align="center">
        <Avatar name={user.name} src={user.photo} size="huge" />
        <div className={styles.who}>
          <h2 className={styles.name}>{user.name}</h2>
          {position !== '' && <p className={styles.position}>{position}</p>}
        </div>
        {!isReadOnly && (
          <Cluster justify="center">
            {!isEditing && (
              <Button icon={<Icon name="edit" />} to="/editar-perfil">
                {labels.edit}
              </Button>
            )}
            <Button variant="secondary" icon={<Icon name="camera" />} isBusy={isPhotoComing} onClick={onChangePhoto}>
              {labels.changePhoto}
            </Button>
          </Cluster>
        )}
        {children}
      </Stack>
    </Card>
  );
}
