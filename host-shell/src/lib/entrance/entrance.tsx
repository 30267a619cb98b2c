import type { ReactNode } from 'react';
import { useTenant } from '@shared-kit/runtime/session';
import { classNames } from '@shared-kit/ui';
import { EntranceStage } from './entrance-stage.tsx';
import styles from './entrance.module.css';

/**
 * Layout of the login pages: the company's picture and a panel with the content, at the configured position (A2l-13).
 * The position decides the layout: `middle` sets picture and panel side by side, `top` and `bottom` lay the panel over
 * the picture.
 */
export function Entrance({ children }: { readonly children: ReactNode }): ReactNode {
  const { name, logo, loginPosition, showLoginLogo } = useTenant();
  return (
    <div className={classNames(styles.entrance, styles[loginPosition])} data-position={loginPosition}>
      <EntranceStage />
      <main className={styles.panel}>
        <div className={styles.column}>
          {showLoginLogo && logo !== '' && <img className={styles.logo} src={logo} alt={name} />}
          {children}
        </div>
      </main>
    </div>
  );
}
