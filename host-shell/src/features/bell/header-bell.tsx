import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { composition, lazyComponent } from '@shared-kit/runtime/federation';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Contained } from '../../lib/contained/contained.tsx';
import { whenIdle } from '../../lib/when-idle.ts';
import { BellButton } from './bell-button.tsx';

const load = () => import(/* webpackChunkName: "bell" */ './live-bell.tsx');
const LiveBell = lazyComponent(async () => (await load()).LiveBell, <BellButton />);

/** Bell of the header. It exists for tenants with the module, and not in a support access: the entries are the person's. */
export function HeaderBell(): ReactNode {
  const { loginInfo } = useActiveSession();
  return composition().modules.includes('notifications') && loginInfo.accessSupport.currentUserToken === null ? (
    <BellWhenIdle />
  ) : null;
}

/** Shows the button at once. Its count and its panel load when the page is idle, or at the first click. */
function BellWhenIdle(): ReactNode {
  const [state, setState] = useState<'button' | 'live' | 'opened'>('button');
  useEffect(() => {
    // Without a network the code cannot load; a click tries it anyway.
    const goLive = (): void => setState((now) => (now === 'button' && navigator.onLine ? 'live' : now));
    addEventListener('online', goLive);
    const cancel = whenIdle(goLive, { settlesMs: 1_500, atLatestMs: 3_000 });
    return () => {
      cancel();
      removeEventListener('online', goLive);
    };
  }, []);
  if (state === 'button') return <BellButton onClick={() => setState('opened')} />;
  return (
    <Contained
      broken={(again) => (
        <BellButton
          onClick={() => {
            setState('opened');
            again();
          }}
        />
      )}
    >
      <LiveBell isOpenAtFirst={state === 'opened'} />
    </Contained>
  );
}
