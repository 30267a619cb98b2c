import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { ErrorState, SkeletonGroup } from '@shared-kit/ui';
import { Drawer, Popover } from '@shared-kit/ui/overlays';
import { desktop, useMediaQuery } from '@shared-kit/ui/theme';
import { Contained } from '../../lib/contained/contained.tsx';
import { BellButton } from './bell-button.tsx';
import { useUnread } from './bell.queries.ts';
import { useBell } from './bell.store.ts';
import { EntriesSkeleton } from './entries-skeleton.tsx';
import { labels } from './labels.ts';
import { useLiveBell } from './use-live-bell.ts';

const BellPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: "bell-panel" */ './bell-panel.tsx')).BellPanel,
  <SkeletonGroup>
    <EntriesSkeleton />
  </SkeletonGroup>,
);

/** Bell with its count. It opens as a popover on wide screens and as a sheet of full height on phones. */
export function LiveBell({ isOpenAtFirst }: { readonly isOpenAtFirst: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const trigger = useRef<HTMLButtonElement>(null);
  const unread = useUnread({ isConnected: useBell((bell) => bell.isConnected) });
  const isWide = useMediaQuery(desktop.layout);
  const close = (): void => setOpen(false);
  const panel = (
    <Contained broken={(again) => <ErrorState size="compact" onRetry={again} />}>
      <BellPanel hasTitle={isWide} onChoose={close} />
    </Contained>
  );
  if (isWide)
    return (
      <Popover
        trigger={<BellButton ref={trigger} unread={unread} />}
        label={labels.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {panel}
      </Popover>
    );
  return (
    <>
      <BellButton ref={trigger} unread={unread} aria-expanded={isOpen} onClick={() => setOpen(true)} />
      <Drawer isOpen={isOpen} onClose={close} title={labels.title}>
        {panel}
      </Drawer>
    </>
  );
}

/** Follows the bell over the page's connection; shows nothing itself. */
export function BellFollower(): ReactNode {
  const isConnected = useLiveBell();
  useEffect(() => useBell.setState({ isConnected }), [isConnected]);
  return null;
}
