const MAX_LENGTH = 25;

/** B9-31: the name as the list has room for; the whole one where it fits. */
export function shownName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= MAX_LENGTH ? name : `${letters.slice(0, MAX_LENGTH).join('').trimEnd()}…`;
}
