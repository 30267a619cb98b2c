import { queryKeyOf, useQueryClient } from 'shared-kit/api';
import { findContent } from 'shared-kit/contracts/content';
import { getStudentContent } from 'shared-kit/contracts/learning';
import { MediaPlayer } from 'shared-kit/player';
import type { ContentStageProps } from './content-stage.tsx';
import styles from './content-stage.module.css';

/** Types 1, 2 and 6: finished when it has played to its end. */
export function MediaStage({
  content,
  kind,
  startAt,
  isSeekingBlocked,
  autoPlay,
  onProgress,
  onFinished,
}: ContentStageProps & { kind: 'video' | 'audio' }) {
  const client = useQueryClient();
  // Its link may have expired: the item is asked for again, and the try is made with the link that it brings.
  const renew = () =>
    Promise.all(
      [getStudentContent, findContent].map((endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) })),
    );
  return (
    <>
      <MediaPlayer
        kind={kind}
        source={content.contentLocation}
        title={content.text}
        poster={content.image || null}
        captions={content.captions.map(({ url, language, label }) => ({ src: url, language, label }))}
        startAt={startAt}
        isSeekingBlocked={isSeekingBlocked}
        autoPlay={autoPlay ?? false}
        onRetry={renew}
        onProgress={onProgress}
        onEnded={onFinished}
      />
      {content.description !== '' && <p className={styles.description}>{content.description}</p>}
    </>
  );
}
