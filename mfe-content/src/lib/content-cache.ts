import { queryKeyOf } from 'shared-kit/api';
import type { useQueryClient } from 'shared-kit/api';
import { findContent, listContent, listUnderWay, searchContent } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { sectionPagesKey } from './paged-list/section-pages.queries.ts';

type Client = ReturnType<typeof useQueryClient>;

interface ItemsReply {
  readonly content: readonly ContentItem[];
}

/** A list in the cache: one reply, or the pages of a list that grows. */
type Held = ItemsReply | { readonly pages: readonly ItemsReply[] };

const listKeys = [queryKeyOf(findContent), queryKeyOf(listContent), queryKeyOf(searchContent), [sectionPagesKey]];

/** Brings every list that shows an item up to date with what the server has just said of it. */
export function patchItem(client: Client, idContentItem: number, change: Partial<ContentItem>): void {
  const patched = <R extends ItemsReply>(reply: R): R =>
    reply.content.some((item) => item.idContentItem === idContentItem)
      ? { ...reply, content: reply.content.map((item) => (item.idContentItem === idContentItem ? { ...item, ...change } : item)) }
      : reply;
  for (const queryKey of listKeys) {
    client.setQueriesData<Held>({ queryKey }, (held) => held && ('pages' in held ? { ...held, pages: held.pages.map(patched) } : patched(held)));
  }
  if (change.completed !== undefined) patchUnderWay(client, idContentItem);
}

/** What is under way stands first among the begun ones of the home, what is finished no longer does. */
function patchUnderWay(client: Client, idContentItem: number): void {
  const item = cachedItem(client, idContentItem);
  client.setQueriesData<ItemsReply>({ queryKey: queryKeyOf(listUnderWay) }, (reply) => {
    if (!reply || !item) return reply;
    const others = reply.content.filter((one) => one.idContentItem !== idContentItem);
    return { ...reply, content: item.completed === 'PROGRESS' && item.lastPosition > 0 ? [item, ...others] : others };
  });
}

function cachedItem(client: Client, idContentItem: number): ContentItem | undefined {
  return listKeys
    .flatMap((queryKey) => client.getQueriesData<Held>({ queryKey }))
    .flatMap(([, held]) => (held === undefined ? [] : 'pages' in held ? held.pages : [held]))
    .flatMap(({ content }) => content)
    .find((item) => item.idContentItem === idContentItem);
}
