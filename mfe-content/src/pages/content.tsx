import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { contentPath, findContent } from '@shared-kit/contracts/content';
import { Navigate, routeId, usePageTitle, useParams, useSearchParams } from '@shared-kit/runtime/router';
import { usePendingVisits } from '@shared-kit/runtime/tracking';
import { WithChat } from '../features/chat/chat-panel.tsx';
import { RateContent } from '../features/rate-content/rate-content.tsx';
import { ContentFailed, ContentLoading, ContentMissing } from '../features/view-content/content-states.tsx';
import type { ChosenVideo } from '@shared-kit/media/viewer';
import { ViewContent } from '../features/view-content/view-content.tsx';
import { useItemPath } from '../lib/use-item-path.ts';
import { ContentVideo } from './content-video.tsx';

/**
 * Renders a content item, opened from a section or directly, by its live address, or by one of its videos (A2r-09,
 * A2r-12, A2r-10, A2r-11).
 */
export function Page() {
  const { idContentItem, id: idLive, videoId, hashedId } = useParams();
  const [search] = useSearchParams();
  const id = routeId(idContentItem ?? idLive);
  const idSection = routeId(search.get('idSection'));
  usePendingVisits();
  const idVideo = videoId ?? hashedId;
  if (idVideo !== undefined) {
    return (
      <ContentVideo provider={videoId === undefined ? 'wistia' : 'youtube'} idVideo={idVideo}>
        {(idOfList, from, chosen) => <Content key={idOfList} id={idOfList} idSection={from} chosen={chosen} />}
      </ContentVideo>
    );
  }
  return id === undefined ? (
    <ContentMissing idSection={idSection ?? null} />
  ) : (
    <Content key={id} id={id} idSection={idSection} />
  );
}

function Content({ id, idSection, chosen }: { id: number; idSection: number | undefined; chosen?: ChosenVideo }) {
  // Not cached: links to media expire, and another device may have newer progress.
  const query = useQuery({ ...apiQueryOptions(findContent, { params: { id } }), gcTime: 0 });
  const item = query.data?.content[0];
  const from = idSection ?? item?.idSection ?? null;
  const itemPath = useItemPath();
  usePageTitle(item?.text);
  if (item) {
    const place = itemPath(item, from);
    // An item that stands for a section redirects to it, unless the address names one of its videos.
    if (chosen === undefined && place !== contentPath(item.idContentItem, from)) return <Navigate replace to={place} />;
    return (
      <WithChat idChatRoom={item.idChatRoom}>
        <ViewContent item={item} idSection={from} chosenVideo={chosen}>
          <RateContent item={item} />
        </ViewContent>
      </WithChat>
    );
  }
  if (query.error) return <ContentFailed error={query.error} idSection={from} onRetry={() => void query.refetch()} />;
  return query.isPending ? <ContentLoading idSection={from} /> : <ContentMissing idSection={from} />;
}
