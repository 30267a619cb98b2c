import type { MenuItem } from './menu.rules.ts';

/** Entries that a person takes in at a glance; 'Mais' is one of them when there are more. */
export const MAX_STRIP_ENTRIES = 7;

interface Space {
  /** Width of the strip in px. */
  readonly room: number;
  /** Width of the button 'Mais' in px. */
  readonly more: number;
  /** Width of each entry in px, in the order of the entries. */
  readonly widths: readonly number[];
}

/**
 * Returns the entries of the strip in their order, and those under 'Mais'. Entries of the bottom menu (home, store) go
 * into the strip first, because they are the main pages of their modules.
 */
export function stripParts(
  items: readonly MenuItem[],
  primary: ReadonlySet<string>,
  { room, more, widths }: Space,
): { readonly shown: readonly MenuItem[]; readonly rest: readonly MenuItem[] } {
  const widthOf = new Map(items.map(({ id }, index) => [id, widths[index] ?? 0]));
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (items.length <= MAX_STRIP_ENTRIES && total <= room) return { shown: items, rest: [] };
  const byPriority = [...items.filter(({ id }) => primary.has(id)), ...items.filter(({ id }) => !primary.has(id))];
  const chosen = new Set<string>();
  let used = more;
  for (const { id } of byPriority) {
    used += widthOf.get(id) ?? 0;
    if (chosen.size === MAX_STRIP_ENTRIES - 1 || used > room) break;
    chosen.add(id);
  }
  return { shown: items.filter(({ id }) => chosen.has(id)), rest: items.filter(({ id }) => !chosen.has(id)) };
}
