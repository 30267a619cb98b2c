import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'figure', 'figcaption', 'h1', 'h2', 'del', 'ins'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // `media:` refers to a file in the tenant's storage until the page is presented.
  allowedSchemesByTag: { img: ['https', 'media'] },
  transformTags: {
    // The page's own title is the h1.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
};

/** Sanitizes HTML for a page: removes scripts, styles, frames and forms; links open in a new tab. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}

/** Converts Markdown to safe HTML. */
export function htmlOfMarkdown(markdown: string): string {
  return safeHtml(marked.parse(markdown, { async: false, gfm: true }));
}

/** Returns the unique local addresses of the images in HTML, in order. */
export function localImages(html: string): string[] {
  const sources = [...html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, source = '']) => source);
  return [...new Set(sources)].filter((source) => !/^[a-z]+:|^\//i.test(source));
}
