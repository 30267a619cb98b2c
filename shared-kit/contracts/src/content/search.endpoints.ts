import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';

/** Minimum number of characters of the portal's search (B5). */
export const CONTENT_SEARCH_MIN_LENGTH = 3;

/**
 * Searches all sections of the tenant; every word must be in the item's text, description, author or tags (decision
 * 119).
 */
export const searchAllContent = defineEndpoint({
  id: 'content.search-all',
  method: 'GET',
  path: '/content/search',
  access: 'session',
  summary: 'Conteúdos de todas as seções que têm as palavras',
  query: z.object({
    searchString: z.string().check(z.trim(), z.minLength(CONTENT_SEARCH_MIN_LENGTH), z.maxLength(300)),
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 5),
  }),
  reply: z.object({ totalRecords: z.number(), data: z.array(contentItemSchema) }),
});
