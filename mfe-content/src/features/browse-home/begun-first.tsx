import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { listItemsInProgress } from '@shared-kit/contracts/content';
import { EmptyState, SkeletonGroup, Stack } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { LINKS_FRESH_MS } from '../../lib/section-items.queries.ts';
import { BegunRow } from './begun-row.tsx';

interface BegunFirstProps {
  readonly isEmpty: boolean;
  readonly skeleton: ReactNode;
  /** Content built from the menu alone; it shows as soon as the list of started items has loaded. */
  readonly children: ReactNode;
}

/** Renders the started items and the sections after them at the same time, so that the layout does not shift. */
export function BegunFirst({ isEmpty, skeleton, children }: BegunFirstProps) {
  const begun = useApiQuery(listItemsInProgress, {}, { staleTime: LINKS_FRESH_MS });
  if (begun.isPending) return <SkeletonGroup>{skeleton}</SkeletonGroup>;
  const items = begun.data?.content ?? [];
  return (
    <Stack gap={12}>
      <BegunRow items={items} />
      {isEmpty ? <EmptyState title={common.empty} /> : children}
    </Stack>
  );
}
