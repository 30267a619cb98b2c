import sanitizeHtml from 'sanitize-html';
import { COMMENT_MAX_LENGTH, commentLinkSchemes, commentTags, countWords } from '@shared-kit/contracts/learning';

export interface CleanComment {
  /** Sanitised HTML; empty when no text is left (B5-45). */
  readonly html: string;
  readonly words: number;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...commentTags],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: [...commentLinkSchemes],
  allowProtocolRelative: false,
  // Text from a block element stays on a line of its own.
  transformTags: {
    strong: 'b',
    em: 'i',
    div: 'p',
    li: 'p',
    a: (_, { href }) => ({
      tagName: 'a',
      attribs: {
        ...(href === undefined ? {} : { href: href.trim() }),
        target: '_blank',
        rel: 'noopener noreferrer nofollow',
      },
    }),
  },
};

/** Matches one character, or one entity. */
const character = /&(?:#\d+|#x[\da-f]+|[a-z]+);|./gisu;

/** Sanitises a comment: few tags, links that open in a new tab, 1000 characters of text (B5-41 to B5-44). */
export function cleanComment(html: string): CleanComment {
  let left = COMMENT_MAX_LENGTH;
  const cut = sanitizeHtml(html, {
    ...options,
    textFilter: (escaped) => {
      const characters = escaped.match(character) ?? [];
      const shown = characters.slice(0, left);
      left -= shown.length;
      return shown.join('');
    },
  });
  const isEmptyFrame = ({ tag, text }: sanitizeHtml.IFrame) => tag !== 'br' && text.trim() === '';
  // Removes anchors without an address and elements that the cut has emptied, but keeps their text.
  const tidy = sanitizeHtml(cut.replace(/<a(?![^>]*\shref=)[^>]*>(.*?)<\/a>/gis, '$1'), {
    ...options,
    exclusiveFilter: isEmptyFrame,
  }).trim();
  const text = plainText(tidy);
  return text === '' ? { html: '', words: 0 } : { html: tidy, words: countWords(text) };
}

/** Returns the text of sanitised HTML, one line per paragraph. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p)[^>]*>/g, '\n');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .trim();
}
