import type { ReactNode } from 'react';
import { Card, Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import styles from './exit-confirmation.module.css';

interface ExitConfirmationProps {
  readonly icon: IconName;
  /** Name of the section. */
  readonly section: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Renders the confirmation before the person leaves the portal. */
export function ExitConfirmation({ icon, section, title, children, actions }: ExitConfirmationProps) {
  return (
    <Card padding="large" className={styles.card ?? ''}>
      <span className={styles.icon}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.section}>{section}</p>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </Card>
  );
}
