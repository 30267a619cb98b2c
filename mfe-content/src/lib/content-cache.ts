import { queryKeyOf } from 'shared-kit/api';
import type { useQueryClient } from 'shared-kit/api';
import {
  findContent,
  listContent,
  listContentChildren,
  listJourneyParts,
  listUnderWay,
  searchContent,
} from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { sectionPagesKey } from './paged-list/section-pages.queries.ts';

type Client = ReturnType<typeof useQueryClient>;

/** What the server says of an item, whichever list it stands in. */
type ItemChange = Partial<Omit<ContentItem, 'children'>>;

interface ItemsReply {
  readonly content: readonly ContentItem[];
}

interface PartsReply {
  readonly listJourneyPart: readonly ContentItem[];
}

/** A list in the cache: one reply, or the pages of a list that grows. */
type Held = ItemsReply | PartsReply | { readonly pages: readonly ItemsReply[] };

const listKeys = [
  ...[findContent, listContent, listContentChildren, listJourneyParts, searchContent].map((endpoint) =>
    queryKeyOf(endpoint),
  ),
  [sectionPagesKey],
];

/** Brings every list that shows an item, itself or as a part of another one, up to date with what the server has just said of it. */
export function patchItem(client: Client, idContentItem: number, change: ItemChange): void {
  const isIt = (item: { readonly idContentItem: number }): boolean => item.idContentItem === idContentItem;
  const changed = <I extends { readonly idContentItem: number }>(item: I): I =>
    isIt(item) ? { ...item, ...change } : item;
  const has = (item: ContentItem): boolean => isIt(item) || item.children.some(isIt);
  // What does not show it stays as it is: lists may be long, and a player says this every ten seconds.
  const patched = (items: readonly ContentItem[]): readonly ContentItem[] =>
    items.some(has)
      ? items.map((item) => (has(item) ? { ...changed(item), children: item.children.map(changed) } : item))
      : items;
  for (const queryKey of listKeys) {
    changeHeld<Held>(client, queryKey, (held) => {
      if ('pages' in held)
        return { ...held, pages: held.pages.map((page) => ({ ...page, content: patched(page.content) })) };
      return 'content' in held
        ? { ...held, content: patched(held.content) }
        : { ...held, listJourneyPart: patched(held.listJourneyPart) };
    });
  }
  if (change.completed !== undefined) patchUnderWay(client, idContentItem);
}

/** What is under way stands first among the begun ones of the home, what is finished no longer does. */
function patchUnderWay(client: Client, idContentItem: number): void {
  const item = cachedItem(client, idContentItem);
  if (!item) return;
  changeHeld<ItemsReply>(client, queryKeyOf(listUnderWay), (reply) => {
    const others = reply.content.filter((one) => one.idContentItem !== idContentItem);
    return { ...reply, content: item.completed === 'PROGRESS' && item.lastPosition > 0 ? [item, ...others] : others };
  });
}

/** A change makes no list newer: its links to files are as old as they were. */
function changeHeld<T>(client: Client, queryKey: readonly unknown[], change: (held: T) => T): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<T>(key, (held) => held && change(held), { updatedAt: state.dataUpdatedAt });
  }
}

function cachedItem(client: Client, idContentItem: number): ContentItem | undefined {
  return listKeys
    .flatMap((queryKey) => client.getQueriesData<Held>({ queryKey }))
    .flatMap(([, held]) => (held === undefined ? [] : itemsOf(held)))
    .find((item) => item.idContentItem === idContentItem);
}

function itemsOf(held: Held): readonly ContentItem[] {
  if ('pages' in held) return held.pages.flatMap(({ content }) => content);
  return 'content' in held ? held.content : held.listJourneyPart;
}
