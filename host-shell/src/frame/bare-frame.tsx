import type { ReactNode } from 'react';
import { Outlet } from '@shared-kit/runtime/router';
import { SkipLink } from '@shared-kit/ui';
import { loadLayers } from '@shared-kit/ui/overlays';
import { SupportBar } from '../features/support-access/support-bar.tsx';
import { useLoadWhenIdle } from './use-load-when-idle.ts';
import { MAIN_ID } from './use-route-focus.ts';
import styles from './frame.module.css';

/**
 * Bare layout for viewers, players and evaluations: nothing surrounds the page. Its dialogs must open without a network
 * too, such as the one of an evaluation that is submitted offline.
 */
export function BareFrame(): ReactNode {
  useLoadWhenIdle(loadLayers);
  return (
    <div className={styles.bare}>
      <SkipLink targetId={MAIN_ID} />
      <SupportBar />
      <main id={MAIN_ID} tabIndex={-1} className={styles.bareMain}>
        <Outlet />
      </main>
    </div>
  );
}
