import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import styles from './brand-bar.module.css';

/** Bar with the company's logo on pages outside the portal's frame. */
export function BrandBar(): ReactNode {
  const { name, logo } = useTenant();
  return (
    <header className={styles.bar}>{logo === '' ? name : <img className={styles.logo} src={logo} alt={name} />}</header>
  );
}
