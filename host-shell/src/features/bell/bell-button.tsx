import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, IconButton } from '@shared-kit/ui';
import { labels } from './labels.ts';

interface BellButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Number of unread entries; 0 shows none. */
  readonly unread?: number;
}

/** Button that opens the bell. */
export function BellButton({ unread = 0, ...props }: BellButtonProps): ReactNode {
  return (
    <IconButton
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      label={labels.title}
      icon={<Icon name="bell" size={22} />}
      badge={unread}
    />
  );
}
