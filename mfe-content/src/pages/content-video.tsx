import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { findVideo, videoPath, contentType } from '@shared-kit/contracts/content';
import type { VideoProvider } from '@shared-kit/contracts/content';
import { routeId, useNavigate, useSearchParams } from '@shared-kit/runtime/router';
import { ContentFailed, ContentLoading, ContentMissing } from '../features/view-content/content-states.tsx';
import type { ChosenVideo } from '@shared-kit/media/viewer';

interface ContentVideoProps {
  readonly provider: VideoProvider;
  readonly idVideo: string;
  readonly children: (idContentItem: number, idSection: number | undefined, chosen: ChosenVideo) => ReactNode;
}

/**
 * Renders a video of a playlist at its own address. An address without a content id is resolved by the server (A2r-10,
 * A2r-11).
 */
export function ContentVideo({ provider, idVideo, children }: ContentVideoProps) {
  const [search] = useSearchParams();
  const named = routeId(search.get('content'));
  const query = useApiQuery(findVideo, { params: { provider, idVideo } }, { enabled: named === undefined });
  const navigate = useNavigate();
  const place =
    named === undefined ? query.data : { idContentItem: named, idSection: routeId(search.get('idSection')) ?? null };
  if (place) {
    const { idContentItem, idSection } = place;
    const choose = (of: VideoProvider, id: string): void =>
      void navigate(videoPath(of, id, { idContentItem, idContentType: contentType.playlist, idSection }), {
        replace: true,
      });
    return children(idContentItem, idSection ?? undefined, { idVideo, choose });
  }
  if (!query.error) return <ContentLoading idSection={null} />;
  // An invalid video id names no content.
  return query.error.status === 400 ? (
    <ContentMissing idSection={null} />
  ) : (
    <ContentFailed error={query.error} idSection={null} onRetry={() => void query.refetch()} />
  );
}
