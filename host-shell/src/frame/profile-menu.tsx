import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { loadLayers } from '@shared-kit/ui/overlays';
import { Contained } from '../lib/contained/contained.tsx';
import type { MenuItem } from './menu.rules.ts';
import { ProfileButton } from './profile-button.tsx';

const loadOverlays = async () =>
  (await Promise.all([import(/* webpackChunkName: "frame-overlays" */ './frame-overlays.ts'), loadLayers()]))[0];
const closedButton = (onClick?: () => void): ReactNode => (
  <ProfileButton aria-haspopup="dialog" aria-expanded={false} onClick={onClick} />
);

const ProfilePopover = lazyComponent(async () => (await loadOverlays()).ProfilePopover, closedButton());
const LeaveDialog = lazyComponent(async () => (await loadOverlays()).LeaveDialog);

type Shown = 'button' | 'popover' | 'leave';

/** Menu of the person. Its panel and its dialog load on first use. */
export function ProfileMenu({ items }: { readonly items: readonly MenuItem[] }): ReactNode {
  const [shown, setShown] = useState<Shown>('button');
  const [isWanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  function stay(): void {
    setShown('button');
    // The dialog opened from the panel, which is closed now, so the focus returns to the panel's button.
    requestAnimationFrame(() => trigger.current?.focus());
  }
  function open(): void {
    setWanted(true);
    setShown('popover');
  }
  function openAgain(again: () => void): void {
    open();
    again();
  }
  if (!isWanted) return closedButton(open);
  return (
    <Contained onBroken={() => setShown('button')} broken={(again) => closedButton(() => openAgain(again))}>
      <ProfilePopover
        trigger={trigger}
        items={items}
        isOpen={shown === 'popover'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'popover' : 'button')}
        onLeave={() => setShown('leave')}
      />
      <LeaveDialog isOpen={shown === 'leave'} onStay={stay} />
    </Contained>
  );
}
