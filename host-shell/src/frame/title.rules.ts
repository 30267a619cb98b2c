/** A9-14. */
const MAX_TITLE = 40;

/** A title that fits the header: at most 40 characters of it. */
export function headerTitle(title: string): string {
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE).trimEnd()}…` : title;
}
