import { useState } from 'react';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { findContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { ErrorState, Skeleton } from '@shared-kit/ui';
import { ContentViewer } from '@shared-kit/media/viewer';
import { labels } from './labels.ts';
import { useItemProgress } from './use-item-progress.ts';

/**
 * Plays an audio inside a list from the person's last position; it records a visit as the viewer does (decision 155).
 */
export function PlayInPlace({ idContentItem, idSection }: { idContentItem: number; idSection: number }) {
  // Not read from the list, because its links expire.
  const query = useQuery({ ...apiQueryOptions(findContent, { params: { id: idContentItem } }), gcTime: 0 });
  const item = query.data?.content[0];
  if (item) return <Playing item={item} idSection={idSection} />;
  if (query.error)
    return (
      <ErrorState
        size="compact"
        title={labels.failed}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <Skeleton height="9rem" />;
}

function Playing({ item, idSection }: { item: ContentItem; idSection: number }) {
  const progress = useItemProgress(item, idSection);
  const [startAt] = useState(item.lastPosition);
  return <ContentViewer isCompact item={item} progress={progress} rules={{ startAt }} />;
}
