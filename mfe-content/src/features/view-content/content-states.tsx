import { ApiError } from '@shared-kit/runtime/api';
import { EmptyState, ErrorState, Skeleton, SkeletonGroup, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { useWayBack } from './use-way-back.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import styles from './view-content.module.css';

/** Renders the loading state of an item. */
export function ContentLoading({ idSection }: { idSection: number | null }) {
  return (
    <ViewerFrame back={useWayBack(idSection)}>
      <SkeletonGroup>
        <div className={styles.content}>
          <Skeleton ratio="16/9" />
          <Skeleton shape="line" width="60%" height="2rem" />
          <SkeletonText lines={3} />
        </div>
      </SkeletonGroup>
    </ViewerFrame>
  );
}

/** Renders the error state of an item that failed to load or is not available to this person (A8-15). */
export function ContentFailed({
  error,
  idSection,
  onRetry,
}: {
  error: unknown;
  idSection: number | null;
  onRetry: () => void;
}) {
  const back = useWayBack(idSection);
  if (error instanceof ApiError && error.status === 404) return <ContentMissing idSection={idSection} />;
  return (
    <ViewerFrame back={back}>
      <ErrorState isPage title={labels.failed} error={error} onRetry={onRetry} />
    </ViewerFrame>
  );
}

export function ContentMissing({ idSection }: { idSection: number | null }) {
  return (
    <ViewerFrame back={useWayBack(idSection)}>
      <EmptyState isPage title={labels.empty} />
    </ViewerFrame>
  );
}
