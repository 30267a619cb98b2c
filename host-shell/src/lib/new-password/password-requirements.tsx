import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { checkedRequirements } from './password.rules.ts';
import styles from './password-requirements.module.css';

/** List of the password requirements, checked off while the person types. */
export function PasswordRequirements({ password }: { readonly password: string }): ReactNode {
  return (
    <span className={styles.requirements}>
      {checkedRequirements(password).map(({ text, isMet }) => (
        <span key={text} className={isMet ? styles.met : styles.open}>
          <Icon name={isMet ? 'check-circle' : 'circle'} size={16} />
          {text}
          {isMet && <VisuallyHidden>: {labels.met}</VisuallyHidden>}
        </span>
      ))}
    </span>
  );
}
