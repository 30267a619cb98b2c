import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Avatar, Icon, VisuallyHidden } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './profile.module.css';

/** Button that opens the person's menu. */
export function ProfileButton(props: Omit<ComponentPropsWithRef<'button'>, 'children'>): ReactNode {
  const { name, photo } = useActiveSession().viewer;
  return (
    <button type="button" {...props} className={styles.button}>
      <Avatar name={name} src={photo} size="small" isDecorative />
      <VisuallyHidden>{`${labels.profile}: ${name}`}</VisuallyHidden>
      <span className={styles.firstName} aria-hidden="true">
        {name.split(' ')[0]}
      </span>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </button>
  );
}
