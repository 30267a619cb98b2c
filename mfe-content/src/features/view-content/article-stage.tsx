import { HtmlArticle } from 'shared-kit/player';
import type { StageProps } from './content-stage.tsx';
import { useReadToEnd } from './use-read-to-end.ts';

/** Type 5, and 9 with a text of its own. */
export function ArticleStage({ item, visit }: StageProps) {
  const end = useReadToEnd(() => visit.finish());
  return (
    <>
      <HtmlArticle html={item.content} />
      <div ref={end} />
    </>
  );
}
