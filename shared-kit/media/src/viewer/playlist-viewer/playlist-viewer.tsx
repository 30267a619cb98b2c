import { useApiQuery } from '@shared-kit/runtime/api';
import { findPlaylist } from '@shared-kit/contracts/content';
import { Button, EmptyState, Icon, QueryStates } from '@shared-kit/ui';
import type { ContentViewerProps } from '../viewer-props.ts';
import { playlistLabels } from './labels.ts';
import { PlaylistSkeleton } from './playlist-skeleton.tsx';
import { WatchPlaylist } from './watch-playlist.tsx';

/** Shows type 7: a playlist of YouTube or Wistia (A2v-08). */
export function PlaylistViewer(props: ContentViewerProps) {
  // Bypasses the cache: another device may have progressed further.
  const query = useApiQuery(findPlaylist, { params: { id: props.item.idContentItem } }, { staleTime: 0, gcTime: 0 });
  const isKnown = query.isFetchedAfterMount || query.isError;
  return (
    <QueryStates
      query={isKnown ? query : { ...query, status: 'pending', data: undefined }}
      skeleton={<PlaylistSkeleton />}
      isEmpty={({ videos }) => videos.length === 0}
      empty={
        <EmptyPlaylist
          isFailed={query.data?.success === false}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      }
    >
      {(playlist) => <WatchPlaylist {...props} playlist={playlist} />}
    </QueryStates>
  );
}

/** Renders an empty state of a playlist (A8-18), with a retry after a failure of the service. */
function EmptyPlaylist({
  isFailed,
  isRetrying,
  onRetry,
}: {
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  return (
    <EmptyState
      icon={<Icon name="list" size={28} />}
      title={playlistLabels.empty}
      {...(isFailed
        ? {
            description: playlistLabels.unreachable,
            action: (
              <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
                {playlistLabels.retry}
              </Button>
            ),
          }
        : {})}
    />
  );
}
