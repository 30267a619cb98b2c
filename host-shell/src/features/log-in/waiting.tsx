import type { ReactNode } from 'react';
import { Cluster, Spinner, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';

interface WaitingProps {
  readonly heading: string;
  /** Content below the indicator, e.g. another way to log in. */
  readonly children?: ReactNode;
}

export function Waiting({ heading, children }: WaitingProps): ReactNode {
  return (
    <Stack gap={5}>
      <h1>{heading}</h1>
      <div role="status">
        <Cluster>
          <Spinner /> {labels.entry.wait}
        </Cluster>
      </div>
      {children}
    </Stack>
  );
}
