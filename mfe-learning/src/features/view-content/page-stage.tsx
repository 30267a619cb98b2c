import { useEffect, useEffectEvent } from 'react';
import { apiQueryOptions, useQuery } from 'shared-kit/api';
import { contentType, openSite } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { FrameViewer, HtmlArticle } from 'shared-kit/player';
import { ErrorState, Skeleton } from 'shared-kit/ui';
import type { ContentStageProps } from './content-stage.tsx';
import styles from './content-stage.module.css';
import { labels } from './labels.ts';
import { hasSomethingToShow } from './stage.rules.ts';

/** B4.2-03. */
const READ_AFTER_MS = 2000;

/** Types 4 and 5: a page of our own or somebody else's, finished 2 s after it opened. */
export function PageStage({ content, onFinished, onNothing }: ContentStageProps) {
  const isShown = hasSomethingToShow(content);
  const finish = useEffectEvent(onFinished);
  const leave = useEffectEvent(onNothing);
  useEffect(() => {
    if (!isShown) return leave();
    const timer = setTimeout(() => finish(), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown, content.idContentItem]);
  if (!isShown) return null;
  if (content.content !== '') {
    return (
      <div className={styles.page}>
        <HtmlArticle
          html={content.content}
          author={content.author === '' ? null : `${labels.author} ${content.author}`}
        />
      </div>
    );
  }
  return (
    <div className={styles.site}>
      {content.idContentType === contentType.site ? (
        <OpenedSite content={content} />
      ) : (
        <FrameViewer src={content.contentLocation} title={content.text} />
      )}
    </div>
  );
}

/** Decision 3: a site that the company trusts is told once who comes. */
function OpenedSite({ content }: { content: ContentItem }) {
  // Its token is good once: never from the cache, never asked for again while the frame stands.
  const query = useQuery({
    ...apiQueryOptions(openSite, { params: { idContentItem: content.idContentItem } }),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  // What is refused a token opens without one.
  const isRefused = query.error !== null && query.error.status >= 400 && query.error.status < 500;
  if (query.data || isRefused)
    return <FrameViewer src={query.data?.url ?? content.contentLocation} title={content.text} />;
  if (query.error) return <ErrorState isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return <Skeleton width="100%" height="100%" />;
}
