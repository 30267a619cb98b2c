import { useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { initials } from './initials.rules.ts';
import styles from './avatar.module.css';

/** Props of `Avatar`. */
export interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Hides the avatar from screen readers when the name is shown beside it. */
  isDecorative?: boolean;
}

/** Shows a user's photo, or the initials of the name. */
export function Avatar({ name, src, size = 'medium', isDecorative }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPhoto = Boolean(src) && src !== failedSrc;
  return (
    <span
      className={classNames(styles.avatar, styles[size])}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
      aria-hidden={isDecorative || undefined}
    >
      {hasPhoto && src ? (
        <img src={src} alt="" className={styles.photo} onError={() => setFailedSrc(src)} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}
