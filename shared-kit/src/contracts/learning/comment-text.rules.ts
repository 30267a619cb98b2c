/** Characters of text, tags not counted (B5-44). */
export const COMMENT_MAX_LENGTH = 1000;

/** The elements that a comment may have (B5-41). */
export const commentTags = ['b', 'i', 'u', 'a', 'p', 'br'] as const;

/** Where a link of a comment may lead (B5-42). */
export const commentLinkSchemes = ['http', 'https', 'mailto'] as const;

const word = /[\p{L}\p{N}]+(?:[-'’.,@/][\p{L}\p{N}]+)*/gu;

/** Words of a plain text; what a hyphen or an apostrophe joins is one: 'guarda-chuva', 'd’água'. */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/** Characters as people count them, not as UTF-16 does: an emoji of one code point is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
