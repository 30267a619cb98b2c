import { Suspense, lazy, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MenuItem } from './menu.rules.ts';
import { ProfileButton } from './profile-button.tsx';

const ProfilePopover = lazy(async () => ({ default: (await import(/* webpackChunkName: "frame-overlays" */ './frame-overlays.ts')).ProfilePopover }));
const LeaveDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "frame-overlays" */ './frame-overlays.ts')).LeaveDialog }));

type Shown = 'button' | 'popover' | 'leave';

/** The person's own corner; its panel and its question are fetched when they are first wanted. */
export function ProfileMenu({ items }: { readonly items: readonly MenuItem[] }): ReactNode {
  const [shown, setShown] = useState<Shown>('button');
  const [isWanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  function stay(): void {
    setShown('button');
    // The question was asked from inside the panel, which is gone: its button is the nearest thing that is left.
    requestAnimationFrame(() => trigger.current?.focus());
  }
  const button = (
    <ProfileButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => {
        setWanted(true);
        setShown('popover');
      }}
    />
  );
  return (
    <Suspense fallback={button}>
      {isWanted ? (
        <ProfilePopover
          trigger={trigger}
          items={items}
          isOpen={shown === 'popover'}
          onOpenChange={(isOpen) => setShown(isOpen ? 'popover' : 'button')}
          onLeave={() => setShown('leave')}
        />
      ) : (
        button
      )}
      {isWanted && <LeaveDialog isOpen={shown === 'leave'} onStay={stay} />}
    </Suspense>
  );
}
