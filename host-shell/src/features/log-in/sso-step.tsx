import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import { Button } from '@shared-kit/ui';
import { moveFocus } from '../../lib/move-focus.ts';
import { labels } from './labels.ts';
import { SsoLink } from './sso-link.tsx';
import styles from './log-in.module.css';

interface SsoStepProps {
  readonly username: string;
  onOtherUser(): void;
}

/** Replaces the password step for a person who has no password here. */
export function SsoStep({ username, onOtherUser }: SsoStepProps): ReactNode {
  const { hasSamlConfiguration } = useTenant();
  return (
    <div className={styles.step}>
      <h1 ref={moveFocus} tabIndex={-1} className={styles.heading}>
        {labels.sso.heading}
      </h1>
      <p className={styles.who}>
        <span className={styles.whoName}>{username}</span>
        <Button variant="ghost" size="small" aria-label={labels.otherUserSpoken} onClick={onOtherUser}>
          {labels.otherUser}
        </Button>
      </p>
      <p role="status">{hasSamlConfiguration ? labels.sso.only : labels.sso.faults.unavailable}</p>
      {hasSamlConfiguration && <SsoLink isMain />}
    </div>
  );
}
