/** Normalizes text for the search: lower case without accents. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the normalized words that an item's text must contain. */
export function searchWords(searchTags: readonly string[]): string[] {
  return searchTags.flatMap((tag) => searchable(tag).split(/\s+/)).filter((word) => word !== '');
}

/** Returns the `like` pattern for a normalized word. */
export function wordPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
