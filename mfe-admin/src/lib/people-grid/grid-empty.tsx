import type { ReactNode } from 'react';
import { Button, EmptyState, Icon } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import type { GridAddress } from '../use-grid-address.ts';

interface GridEmptyProps {
  /** Picture of what the list holds; people by default. */
  readonly icon?: IconName;
  readonly address: GridAddress<string>;
  readonly labels: {
    readonly clear: string;
    readonly none: string;
    readonly noneHint: string;
    readonly notFound: string;
    readonly notFoundHint: string;
  };
  /** First step of a company that has none yet. */
  readonly action: ReactNode;
}

/** Empty state of a list: the way back when filters hide all, the first step when there is nobody. */
export function GridEmpty({ address, labels, action, icon = 'users' }: GridEmptyProps) {
  if (!address.isFiltered) {
    return (
      <EmptyState
        icon={<Icon name={icon} size={28} />}
        title={labels.none}
        description={labels.noneHint}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      icon={<Icon name="search" size={28} />}
      title={labels.notFound}
      description={labels.notFoundHint}
      action={
        <Button variant="secondary" onClick={address.clear}>
          {labels.clear}
        </Button>
      }
    />
  );
}
