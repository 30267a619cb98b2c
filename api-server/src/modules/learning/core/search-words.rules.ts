/** Returns the text in lower case without accents, as the catalog's search compares it. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function searchWords(text: string): string[] {
  return folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
