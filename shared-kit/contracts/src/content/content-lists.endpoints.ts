import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';
import { searchContent } from './content.endpoints.ts';

const typeSchema = z.number().check(z.int(), z.nonnegative());

/**
 * Returns a page of a section's items that match all words, all tags and one of the types (A7c-03, decision 151). Pages
 * as in POST /content/search/{idSection}.
 */
export const filterContent = defineEndpoint({
  id: 'content.filter',
  method: 'POST',
  path: '/content/listfilter/:id',
  access: 'session',
  summary: 'Conteúdos de uma seção, por página, palavras, etiquetas e tipos',
  params: z.object({ id: idSchema }),
  body: z.extend(searchContent.body, {
    tags: z._default(z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12)), []),
    idContentTypes: z._default(z.array(typeSchema).check(z.maxLength(30)), []),
  }),
  reply: searchContent.reply,
});

/** Returns the children of a content item, in order, each with its own children (A7c-05, decision 151). */
export const listContentChildren = defineEndpoint({
  id: 'content.list-children',
  method: 'GET',
  path: '/content/listcontentchild/:id',
  access: 'session',
  summary: 'Conteúdos que fazem parte de outro',
  params: z.object({ id: idSchema }),
  reply: z.object({ success: z.boolean(), content: z.array(contentItemSchema) }),
});

/** Returns the filters for POST /content/listfilter/{id} in a section, the most frequent first (decision 151). */
export const listContentFilters = defineEndpoint({
  id: 'content.list-filters',
  method: 'GET',
  path: '/content/filters/:idSection',
  access: 'session',
  summary: 'Etiquetas e tipos que uma seção tem',
  params: z.object({ idSection: idSchema }),
  reply: z.object({
    success: z.literal(true),
    tags: z.array(z.object({ tag: z.string(), total: z.number() })),
    contentTypes: z.array(z.object({ idContentType: typeSchema, total: z.number() })),
  }),
});

/** Fields of an item that a link needs. */
const neighbourSchema = z.object({ idContentItem: z.number(), text: z.string() });

/** Returns the items before and after one in the order of its section, whatever its length (decision 153). */
export const neighboursOfContent = defineEndpoint({
  id: 'content.neighbours',
  method: 'GET',
  path: '/content/neighbours/:id',
  access: 'session',
  summary: 'O conteúdo anterior e o próximo da seção',
  params: z.object({ id: idSchema }),
  reply: z.object({
    success: z.literal(true),
    previous: z.nullable(neighbourSchema),
    next: z.nullable(neighbourSchema),
  }),
});

export type ContentNeighbour = z.infer<typeof neighbourSchema>;
