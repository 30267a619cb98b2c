import { useEffect, useEffectEvent } from 'react';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { isRefusedForGood } from '@shared-kit/contracts/retry';
import { openSite } from '@shared-kit/contracts/content';
import { FrameViewer } from '@shared-kit/media/player';
import { EmptyState, ErrorState, Skeleton } from '@shared-kit/ui';
import { ArticleViewer } from '../article-viewer.tsx';
import { labels } from '../labels.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import styles from './site-viewer.module.css';

/** Time after which an open site or page counts as seen, in milliseconds. */
const SEEN_AFTER_MS = 10_000;

/**
 * Shows type 4 (A2v-04): a site in a frame, or its own text without an address; without both, the page goes back
 * (A2v-05).
 */
export function SiteViewer(props: ContentViewerProps) {
  const { content, contentLocation } = props.item;
  const isEmpty = content === '' && contentLocation === '';
  const leave = useEffectEvent(() => props.onEmpty?.());
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  if (isEmpty) return props.onEmpty ? null : <EmptyState title={labels.empty} />;
  return contentLocation === '' ? <ArticleViewer {...props} /> : <OpenedSite {...props} />;
}

/** Shows type 5 that has its own page instead of a text (decision 91). */
export function PageViewer({ item, progress }: ContentViewerProps) {
  return <Framed src={item.contentLocation} title={item.text} onSeen={() => progress.finish()} />;
}

/** Opens a site that the company trusts, which receives the user's identity once (decision 3). */
function OpenedSite({ item, progress }: ContentViewerProps) {
  // Its token is valid once: never from the cache, and never requested again while the frame is shown.
  const query = useQuery({
    ...apiQueryOptions(openSite, { params: { idContentItem: item.idContentItem } }),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  // The server refuses the token to a tenant without the content module; the site then opens without one.
  const isRefused = query.error !== null && isRefusedForGood(query.error);
  if (query.data || isRefused) {
    return <Framed src={query.data?.url ?? item.contentLocation} title={item.text} onSeen={() => progress.finish()} />;
  }
  if (query.error)
    return (
      <ErrorState
        title={labels.failed}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className={styles.frame}>
      <Skeleton width="100%" height="100%" />
    </div>
  );
}

function Framed({ src, title, onSeen }: { src: string; title: string; onSeen: () => void }) {
  const finish = useEffectEvent(onSeen);
  useEffect(() => {
    const timer = setTimeout(() => finish(), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [src]);
  return (
    <div className={styles.frame}>
      <FrameViewer src={src} title={title} />
    </div>
  );
}
