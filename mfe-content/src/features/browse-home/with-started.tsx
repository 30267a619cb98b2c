import type { ReactNode } from 'react';
import { EmptyState, SkeletonGroup, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import type { Started } from './resume.rules.ts';
import { StartedFirst, StartedSkeleton } from './started-first.tsx';
import { useStarted } from './started.queries.ts';

const nothing: Started = { content: [], training: null };

interface WithStartedProps {
  readonly isEmpty: boolean;
  readonly skeleton: ReactNode;
  /** Content built from the menu alone; it shows as soon as the list of started items has loaded. */
  readonly children: ReactNode;
}

/** Renders the started items and the sections after them at the same time, so that the layout does not shift. */
export function WithStarted({ isEmpty, skeleton, children }: WithStartedProps) {
  const started = useStarted();
  if (started.isPending)
    return (
      <SkeletonGroup>
        <Stack gap={12}>
          <StartedSkeleton />
          {skeleton}
        </Stack>
      </SkeletonGroup>
    );
  return (
    <Stack gap={12}>
      <StartedFirst started={started.data ?? nothing} />
      {isEmpty ? <EmptyState title={common.empty} /> : children}
    </Stack>
  );
}
