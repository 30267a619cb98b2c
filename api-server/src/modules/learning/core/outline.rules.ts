import type { OutlineItem, OutlineModule } from '@shared-kit/contracts/learning';

/** Returns the sum of the known durations, or the declared one when an item has none. */
export function outlineMinutes(modules: readonly OutlineModule[], declared: number | null): number | null {
  const items = modules.flatMap((module) => module.items);
  const known = items.flatMap(({ minutes }) => minutes ?? []);
  if (known.length < items.length && declared !== null) return declared;
  return known.length === 0 ? declared : known.reduce((sum, one) => sum + one, 0);
}

/** Page of a training as the outline reads it: its items, and the pages below it in their place. */
export interface OutlinePage {
  readonly nodeCode: string;
  readonly title: string;
  readonly parts: readonly (OutlineItem | OutlinePage)[];
}

/**
 * Returns one module per page with items, in the order in which they are taken. Items before and after an inner page
 * are two modules of their page.
 */
export function outlineModules(page: OutlinePage): OutlineModule[] {
  const modules: OutlineModule[] = [];
  let items: OutlineItem[] = [];
  const close = () => {
    if (items.length > 0) modules.push({ nodeCode: page.nodeCode, title: page.title, items });
    items = [];
  };
  for (const part of page.parts) {
    if ('elementType' in part) {
      items.push(part);
      continue;
    }
    close();
    modules.push(...outlineModules(part));
  }
  close();
  return modules;
}
