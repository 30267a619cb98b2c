import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { cardElementSchema } from './node.schema.ts';

/** Maximum number of characters of a search (B5-16, B5-17). */
export const SEARCH_MAX_LENGTH = 300;

/** Number of results on a page (B9-04). */
export const SEARCH_PAGE_SIZE = 5;

/**
 * Searches trainings and contents that the user may see, best match first (B7.1-15, decision 119); every word must
 * match.
 */
export const searchLearning = defineEndpoint({
  id: 'learning.search',
  method: 'GET',
  path: '/learning/search',
  access: 'session',
  summary: 'Busca em trilhas, treinamentos e conteúdos que a pessoa pode ver',
  query: z.object({
    searchString: z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_MAX_LENGTH)),
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(100_000)), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), SEARCH_PAGE_SIZE),
  }),
  reply: z.object({ totalRecords: z.number(), data: z.array(cardElementSchema) }),
});
