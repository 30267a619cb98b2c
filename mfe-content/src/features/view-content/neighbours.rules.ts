import type { ContentItem } from 'shared-kit/contracts/content';

export interface Neighbours {
  readonly previous: ContentItem | undefined;
  readonly next: ContentItem | undefined;
}

/** The items before and after one, in the order of its section. */
export function neighboursOf(items: readonly ContentItem[], idContentItem: number): Neighbours {
  const at = items.findIndex((item) => item.idContentItem === idContentItem);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: items[at - 1], next: items[at + 1] };
}
