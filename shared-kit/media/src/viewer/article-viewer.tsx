import { HtmlArticle } from '@shared-kit/media/player';
import { labels } from './labels.ts';
import { useReadToEnd } from './use-read-to-end.ts';
import type { ContentViewerProps } from './viewer-props.ts';
import styles from './viewer.module.css';

/** Shows types 5 and 9 that have their own text. */
export function ArticleViewer({ item, progress, rules }: ContentViewerProps) {
  const author = rules?.hasAuthor && item.author !== '' ? `${labels.by} ${item.author}` : null;
  return (
    <div className={styles.reading}>
      <HtmlArticle html={item.content} author={author} />
      {rules?.completesAfterMs === undefined && <TextEnd onRead={() => progress.finish()} />}
    </div>
  );
}

function TextEnd({ onRead }: { onRead: () => void }) {
  return <div ref={useReadToEnd(onRead)} />;
}
