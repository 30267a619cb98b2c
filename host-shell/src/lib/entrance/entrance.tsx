import type { ReactNode } from 'react';
import { useTenant } from 'shared-kit/session';
import { classNames } from 'shared-kit/ui';
import { EntranceStage } from './entrance-stage.tsx';
import styles from './entrance.module.css';

/**
 * The company's front door: its picture and, at the place it chose (A2l-13), a panel with what there is to do. The place
 * decides the whole composition: `middle` sets picture and panel side by side, `top` and `bottom` lay the panel over it.
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
