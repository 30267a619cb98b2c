/** Maximum number of characters of text, without tags (B5-44). */
export const COMMENT_MAX_LENGTH = 1000;

/** Elements allowed in a comment (B5-41). */
export const commentTags = ['b', 'i', 'u', 'a', 'p', 'br'] as const;

/** Link schemes allowed in a comment (B5-42). */
export const commentLinkSchemes = ['http', 'https', 'mailto'] as const;

const word = /[\p{L}\p{N}]+(?:[-'’.,@/][\p{L}\p{N}]+)*/gu;

/**
 * Counts the words of a plain text; words joined by a hyphen or an apostrophe count as one: 'guarda-chuva', 'd’água'.
 */
export function countWords(text: string): number {
  return text.match(word)?.length ?? 0;
}

/** Counts code points instead of UTF-16 units: an emoji of one code point counts as one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
