import { useEffect, useEffectEvent } from 'react';
import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { openSite } from 'shared-kit/contracts/content';
import { FrameViewer, HtmlArticle } from 'shared-kit/player';
import { useGoBack } from 'shared-kit/router';
import { EmptyState, ErrorState, Skeleton } from 'shared-kit/ui';
import type { StageProps } from './content-stage.tsx';
import { labels } from './labels.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import { useWayBack } from './use-way-back.ts';
import styles from './site-stage.module.css';

/** Whoever looks at a site or page for this long has seen it, in milliseconds. */
const SEEN_AFTER_MS = 10_000;

/** Type 4 (A2v-04): a site in a frame; its own text where it has no address; and with neither, the way back (A2v-05), or nothing where it is but a step. */
export function SiteStage(props: StageProps) {
  const { content, contentLocation, idSection } = props.item;
  const goBack = useEffectEvent(useGoBack(useWayBack(idSection).to, { replace: true }));
  const isEmpty = content === '' && contentLocation === '';
  const leadsBack = isEmpty && !props.isStep;
  useEffect(() => {
    if (leadsBack) goBack();
  }, [leadsBack]);
  if (isEmpty) return leadsBack ? null : <EmptyState title={labels.empty} />;
  return contentLocation === '' ? <SiteText {...props} /> : <OpenedSite {...props} />;
}

/** Type 5 with a page of its own instead of a text (decision 91). */
export function PageStage({ item, visit }: StageProps) {
  return <Framed src={item.contentLocation} title={item.text} onSeen={() => visit.finish()} />;
}

function SiteText({ item, visit }: StageProps) {
  const end = useReadToEnd(() => visit.finish());
  return (
    <>
      <HtmlArticle html={item.content} />
      <div ref={end} />
    </>
  );
}

function OpenedSite({ item, visit }: StageProps) {
  // Its token is good once: never from the cache, never asked for again while the frame stands.
  const query = useQuery({
    ...apiQueryOptions(openSite, { params: { idContentItem: item.idContentItem } }),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (query.data) return <Framed src={query.data.url} title={item.text} onSeen={() => visit.finish()} />;
  if (query.error)
    return <ErrorState title={labels.failed} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.frame}>
      <Skeleton width="100%" height="100%" />
    </div>
  );
}

function Framed({ src, title, onSeen }: { src: string; title: string; onSeen: () => void }) {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const timer = setTimeout(tell, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [src]);
  return (
    <div className={styles.frame}>
      <FrameViewer src={src} title={title} />
    </div>
  );
}
