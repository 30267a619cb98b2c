import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';

/** Maximum number of items of GET /content/in-progress. */
export const ITEMS_IN_PROGRESS_LIMIT = 12;

/**
 * Lists the items that the user has started and not finished, the latest first. A home page needs one call, whatever
 * its number of sections.
 */
export const listItemsInProgress = defineEndpoint({
  id: 'content.list-in-progress',
  method: 'GET',
  path: '/content/in-progress',
  access: 'session',
  summary: 'Conteúdos que a pessoa começou e não terminou',
  reply: z.object({ success: z.boolean(), content: z.array(contentItemSchema) }),
});
