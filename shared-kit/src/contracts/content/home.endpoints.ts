import * as z from 'zod/mini';
import { defineEndpoint } from 'shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';

/** Items of GET /content/under-way, at most. */
export const UNDER_WAY_LIMIT = 12;

/** What the person has begun and not finished, the latest first: a home asks for it in one call, whatever number of sections it has. */
export const listUnderWay = defineEndpoint({
  id: 'content.list-under-way',
  method: 'GET',
  path: '/content/under-way',
  access: 'session',
  summary: 'Conteúdos que a pessoa começou e não terminou',
  reply: z.object({ success: z.boolean(), content: z.array(contentItemSchema) }),
});
