import { queryKeyOf } from 'shared-kit/api';
import type { useQueryClient } from 'shared-kit/api';
import type { ReplyOf } from 'shared-kit/contracts/core';
import { findContent, listContent } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';

type ItemsReply = ReplyOf<typeof listContent>;

/** Brings every list that shows an item up to date with what the server has just said of it. */
export function patchItem(client: ReturnType<typeof useQueryClient>, idContentItem: number, change: Partial<ContentItem>): void {
  for (const endpoint of [listContent, findContent]) {
    client.setQueriesData<ItemsReply>({ queryKey: queryKeyOf(endpoint) }, (reply) =>
      reply && { ...reply, content: reply.content.map((item) => (item.idContentItem === idContentItem ? { ...item, ...change } : item)) },
    );
  }
}
