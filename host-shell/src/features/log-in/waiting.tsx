import type { ReactNode } from 'react';
import { Cluster, Spinner, Stack } from 'shared-kit/ui';
import { labels } from './labels.ts';

interface WaitingProps {
  readonly heading: string;
  /** Below, e.g. another way. */
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
