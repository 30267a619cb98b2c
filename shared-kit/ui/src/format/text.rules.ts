/** Cuts a text at `limit` characters and adds '…' when something was omitted (A9-14: 40 in header and store). */
export function truncate(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}

/** Returns a text in lower case without accents, for searching: 'Avaliação' is 'avaliacao'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
