import type { ReactNode } from 'react';
import styles from './in-order.module.css';

/**
 * Shows its children from the top down: what follows a loading one appears when that one has loaded. Children of
 * unknown height then move nothing that is visible. All of them load at the same time.
 */
export function InOrder({ children }: { readonly children: ReactNode }) {
  return <div className={styles.inOrder}>{children}</div>;
}
