const MAX_LENGTH = 25;

/** B9-31: returns the name, shortened to the list's maximum length when necessary. */
export function shownName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= MAX_LENGTH ? name : `${letters.slice(0, MAX_LENGTH).join('').trimEnd()}…`;
}
