import { SafeHtml } from './safe-html.tsx';
import styles from './html-article.module.css';

/** Props of `HtmlArticle`. */
export interface HtmlArticleProps {
  html: string;
  /** Shown above the text. */
  author?: string | null;
}

/** Renders a text to read: 60–75 characters a line, headings, quotes, tables and pictures in the portal's theme. */
export function HtmlArticle({ html, author }: HtmlArticleProps) {
  return (
    <article className={styles.article}>
      {author && <p className={styles.author}>{author}</p>}
      <SafeHtml html={html} />
    </article>
  );
}
