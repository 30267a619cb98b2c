import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'shared-kit/router';
import { SkipLink } from 'shared-kit/ui';
import { SupportBar } from '../features/support-access/support-bar.tsx';
import { useRouteFocus } from './use-route-focus.ts';
import styles from './frame.module.css';

/** Nothing around the page: viewers, players and evaluations have the stage to themselves. */
export function CalmFrame(): ReactNode {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <div className={styles.calm}>
      <SkipLink targetId="conteudo" />
      <SupportBar />
      <main ref={main} id="conteudo" tabIndex={-1} className={styles.calmMain}>
        <Outlet />
      </main>
    </div>
  );
}
