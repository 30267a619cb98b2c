import { useEffect, useEffectEvent } from 'react';
import { FrameViewer, HtmlArticle } from 'shared-kit/player';
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
        <HtmlArticle html={content.content} author={content.author === '' ? null : `${labels.author} ${content.author}`} />
      </div>
    );
  }
  return (
    <div className={styles.site}>
      <FrameViewer src={content.contentLocation} title={content.text} />
    </div>
  );
}
