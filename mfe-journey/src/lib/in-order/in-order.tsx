import type { ReactNode } from 'react';
import { classNames } from '@shared-kit/ui';
import styles from './in-order.module.css';

/**
 * Shows its children from the top down: what follows a loading one appears when that one has loaded. Children of
 * unknown height then move nothing that is visible. All of them load at the same time.
 */
export function InOrder({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={classNames(styles.inOrder, className)}>{children}</div>;
}
