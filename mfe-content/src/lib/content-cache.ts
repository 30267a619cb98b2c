import { queryKeyOf } from '@shared-kit/runtime/api';
import type { useQueryClient } from '@shared-kit/runtime/api';
import {
  findContent,
  listContent,
  listContentChildren,
  listItemParts,
  listItemsInProgress,
  searchContent,
} from '@shared-kit/contracts/content';
import type { ContentItem, ItemsInProgress } from '@shared-kit/contracts/content';
import { sectionPagesKey } from './paged-list/section-pages.queries.ts';

type Client = ReturnType<typeof useQueryClient>;

/** Fields of an item that the server has changed, for every list that shows it. */
type ItemChange = Partial<Omit<ContentItem, 'children'>>;

interface ItemsReply {
  readonly content: readonly ContentItem[];
}

interface PartsReply {
  readonly listJourneyPart: readonly ContentItem[];
}

/** Cached list: one reply, or the pages of an infinite list. */
type CachedReply = ItemsReply | PartsReply | { readonly pages: readonly ItemsReply[] };

const listKeys = [
  ...[findContent, listContent, listContentChildren, listItemParts, searchContent].map((endpoint) =>
    queryKeyOf(endpoint),
  ),
  [sectionPagesKey],
];

/** Updates an item with the server's latest values in every cached list that shows it, itself or as a child. */
export function patchItem(client: Client, idContentItem: number, change: ItemChange): void {
  const isIt = (item: { readonly idContentItem: number }): boolean => item.idContentItem === idContentItem;
  const changed = <I extends { readonly idContentItem: number }>(item: I): I =>
    isIt(item) ? { ...item, ...change } : item;
  const has = (item: ContentItem): boolean => isIt(item) || item.children.some(isIt);
  // Lists without the item keep their identity: lists may be long, and a player reports every ten seconds.
  const patched = (items: readonly ContentItem[]): readonly ContentItem[] =>
    items.some(has)
      ? items.map((item) => (has(item) ? { ...changed(item), children: item.children.map(changed) } : item))
      : items;
  for (const queryKey of listKeys) {
    changeCached<CachedReply>(client, queryKey, (cached) => {
      if ('pages' in cached)
        return { ...cached, pages: cached.pages.map((page) => ({ ...page, content: patched(page.content) })) };
      return 'content' in cached
        ? { ...cached, content: patched(cached.content) }
        : { ...cached, listJourneyPart: patched(cached.listJourneyPart) };
    });
  }
  if (change.completed !== undefined) patchItemsInProgress(client, idContentItem);
}

/** Puts a started item first in the home's list of started items and removes a completed one. */
function patchItemsInProgress(client: Client, idContentItem: number): void {
  const item = cachedItem(client, idContentItem);
  if (!item) return;
  changeCached<ItemsInProgress>(client, queryKeyOf(listItemsInProgress), (reply) => {
    const others = reply.content.filter((one) => one.idContentItem !== idContentItem);
    return item.completed === 'PROGRESS' && item.lastPosition > 0
      ? { ...reply, content: [item, ...others], training: null }
      : { ...reply, content: others };
  });
}

/** Changes cached data without a new update time, because its links to files keep their age. */
function changeCached<T>(client: Client, queryKey: readonly unknown[], change: (cached: T) => T): void {
  for (const { queryKey: key, state } of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<T>(key, (cached) => cached && change(cached), { updatedAt: state.dataUpdatedAt });
  }
}

function cachedItem(client: Client, idContentItem: number): ContentItem | undefined {
  return listKeys
    .flatMap((queryKey) => client.getQueriesData<CachedReply>({ queryKey }))
    .flatMap(([, cached]) => (cached === undefined ? [] : itemsOf(cached)))
    .find((item) => item.idContentItem === idContentItem);
}

function itemsOf(cached: CachedReply): readonly ContentItem[] {
  if ('pages' in cached) return cached.pages.flatMap(({ content }) => content);
  return 'content' in cached ? cached.content : cached.listJourneyPart;
}
