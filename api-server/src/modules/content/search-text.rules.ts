/** Lower case without accents: how the search compares. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words that an item's text must contain, from what was typed. */
export function searchWords(searchTags: readonly string[]): string[] {
  return searchTags.flatMap((tag) => searchable(tag).split(/\s+/)).filter((word) => word !== '');
}

/** Where a folded word is looked for with `like`. */
export function wordPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
