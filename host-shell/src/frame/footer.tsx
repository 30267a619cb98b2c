import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import styles from './frame.module.css';

/** Footer of the portal (B2.5-13). */
export function Footer(): ReactNode {
  const { name, logo } = useTenant();
  return (
    <footer className={styles.footer}>
      {logo === '' ? name : <img className={styles.footerLogo} src={logo} alt={name} />}
    </footer>
  );
}
