import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { contentPath, findPlaylist, videoPath } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import {
  Duration,
  EmptyState,
  ErrorState,
  Icon,
  MediaCard,
  Row,
  SkeletonCard,
  SkeletonGroup,
  Status,
} from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './watch-playlists.module.css';

/** Renders a playlist with its videos side by side; each opens in the player of its service (A2s-12). */
export function PlaylistRow({ item, idSection }: { item: ContentItem; idSection: number }) {
  const query = useApiQuery(findPlaylist, { params: { id: item.idContentItem } });
  const to = contentPath(item.idContentItem, idSection);
  if (query.error)
    return (
      <RowNotice title={item.text}>
        <ErrorState
          size="compact"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </RowNotice>
    );
  if (!query.data) return <RowSkeleton title={item.text} />;
  const { provider, videos } = query.data;
  if (videos.length === 0)
    return (
      <RowNotice title={item.text}>
        <EmptyState size="compact" icon={<Icon name="list" size={24} />} title={labels.noVideos} />
      </RowNotice>
    );
  return (
    <Row title={item.text} seeAllTo={to} itemSize="medium">
      {videos.map((video) => (
        <MediaCard
          key={video.idVideo}
          title={video.title}
          to={videoPath(provider, video.idVideo, {
            idContentItem: item.idContentItem,
            idContentType: item.idContentType,
            idSection,
          })}
          image={video.image}
          {...(video.duration > 0 ? { duration: <Duration seconds={video.duration} /> } : {})}
          {...(video.completed === 'PROGRESS' && video.progress > 0 ? { progress: video.progress } : {})}
          {...(video.completed === 'COMPLETED'
            ? {
                status: (
                  <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
                    {labels.done}
                  </Status>
                ),
              }
            : {})}
        />
      ))}
    </Row>
  );
}

function RowNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.notice} aria-label={title}>
      <h2 className={styles.rowTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Skeleton of a row, at its final height. */
function RowSkeleton({ title }: { title: string }) {
  return (
    <RowNotice title={title}>
      <SkeletonGroup>
        <div className={styles.rowSkeleton}>
          {Array.from({ length: 4 }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </div>
      </SkeletonGroup>
    </RowNotice>
  );
}
