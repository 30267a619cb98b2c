import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { composition, lazyComponent } from '@shared-kit/runtime/federation';
import { useActiveSession } from '@shared-kit/runtime/session';
import { loadLayers } from '@shared-kit/ui/overlays';
import { Contained } from '../../lib/contained/contained.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { BellButton } from './bell-button.tsx';
import { goLive, resetBell, useBell } from './bell.store.ts';

const load = async () =>
  (await Promise.all([import(/* webpackChunkName: "bell" */ './live-bell.tsx'), loadLayers()]))[0];
const LiveBell = lazyComponent(async () => (await load()).LiveBell, <BellButton />);
const BellFollower = lazyComponent(async () => (await load()).BellFollower);

/** Returns whether the person has a bell: the tenant has the module, and nobody acts for the person. */
function useHasBell(): boolean {
  const { loginInfo } = useActiveSession();
  return composition().modules.includes('notifications') && loginInfo.accessSupport.currentUserToken === null;
}

/** Bell of the header. The button is there at once; its count and its panel load when the page is idle, or at a click. */
export function HeaderBell(): ReactNode {
  return useHasBell() ? <BellInHeader /> : null;
}

function BellInHeader(): ReactNode {
  const isLive = useBell((bell) => bell.isLive);
  const [isOpenAtFirst, setOpenAtFirst] = useState(false);
  function open(): void {
    setOpenAtFirst(true);
    goLive();
  }
  if (!isLive) return <BellButton onClick={open} />;
  return (
    <Contained
      broken={(again) => (
        <BellButton
          onClick={() => {
            open();
            again();
          }}
        />
      )}
    >
      <LiveBell isOpenAtFirst={isOpenAtFirst} />
    </Contained>
  );
}

/** Follows the bell on every page, with or without a header, once the first page is idle. */
export function BellWatch(): ReactNode {
  return useHasBell() ? <WatchWhenIdle /> : null;
}

function WatchWhenIdle(): ReactNode {
  const isLive = useBell((bell) => bell.isLive);
  useEffect(() => {
    // Without a network the code cannot load; a click tries it anyway.
    const begin = (): void => {
      if (navigator.onLine) goLive();
    };
    addEventListener('online', begin);
    const cancel = whenIdle(begin, { settlesMs: 1_500, atLatestMs: 3_000 });
    return () => {
      cancel();
      removeEventListener('online', begin);
      resetBell();
    };
  }, []);
  return (
    isLive && (
      <Contained>
        <BellFollower />
      </Contained>
    )
  );
}
