export { HtmlArticle } from './html-article.tsx';
export type { HtmlArticleProps } from './html-article.tsx';
export { parseHtml } from './parse-html.ts';
export { SafeHtml } from './safe-html.tsx';
