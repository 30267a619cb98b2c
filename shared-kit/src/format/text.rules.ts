/** A text cut at `limit` characters, with '…' where something was left out (A9-14: 40 in header and store). */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Lower case without accents, to search with: 'Avaliação' is 'avaliacao'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
