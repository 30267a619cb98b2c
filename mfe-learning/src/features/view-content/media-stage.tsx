import { MediaPlayer } from 'shared-kit/player';
import type { ContentStageProps } from './content-stage.tsx';
import styles from './content-stage.module.css';

/** Types 1, 2 and 6: finished when it has played to its end. */
export function MediaStage({ content, kind, startAt, isSeekingBlocked, autoPlay, onProgress, onFinished }: ContentStageProps & { kind: 'video' | 'audio' }) {
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
        onProgress={onProgress}
        onEnded={onFinished}
      />
      {content.description !== '' && <p className={styles.description}>{content.description}</p>}
    </>
  );
}
