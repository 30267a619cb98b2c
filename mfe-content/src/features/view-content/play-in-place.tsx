import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { findContent } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { MediaPlayer } from 'shared-kit/player';
import { ErrorState, Skeleton } from 'shared-kit/ui';
import { useNewLinks } from '../../lib/use-new-links.ts';
import { labels } from './labels.ts';
import { useContentVisit } from './use-content-visit.ts';
import { useUnknownDuration } from './use-unknown-duration.ts';

/** An audio that plays inside a list, from where the person stopped; its visit counts like one of the viewer (decision 155). */
export function PlayInPlace({ idContentItem, idSection }: { idContentItem: number; idSection: number }) {
  // Never from the list, whose links expire.
  const query = useQuery({ ...apiQueryOptions(findContent, { params: { id: idContentItem } }), gcTime: 0 });
  const item = query.data?.content[0];
  if (item) return <Playing item={item} idSection={idSection} />;
  if (query.error)
    return (
      <ErrorState
        size="compact"
        title={labels.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <Skeleton height="9rem" />;
}

function Playing({ item, idSection }: { item: ContentItem; idSection: number }) {
  const visit = useContentVisit(item, idSection);
  const tellDuration = useUnknownDuration(item);
  const renew = useNewLinks(findContent);
  return (
    <MediaPlayer
      kind="audio"
      isCompact
      source={item.contentLocation}
      title={item.text}
      poster={item.image || null}
      startAt={item.lastPosition}
      autoPlay
      onRetry={renew}
      onProgress={({ seconds, duration }) => {
        visit.reach(seconds);
        tellDuration(duration);
      }}
      onPause={({ seconds }) => visit.pause(seconds)}
      onEnded={({ seconds }) => visit.finish(seconds)}
    />
  );
}
