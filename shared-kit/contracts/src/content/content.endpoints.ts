import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';

const itemsReply = z.object({ success: z.boolean(), content: z.array(contentItemSchema) });

/** Lists the content of a section in order (A7c-01). */
export const listContent = defineEndpoint({
  id: 'content.list',
  method: 'GET',
  path: '/content/list/:idSection',
  access: 'session',
  summary: 'Conteúdos de uma seção, em ordem',
  params: z.object({ idSection: idSchema }),
  reply: itemsReply,
});

/** Returns one item in `content`, with its children (A7c-02). */
export const findContent = defineEndpoint({
  id: 'content.find',
  method: 'GET',
  path: '/content/find/:id',
  access: 'session',
  summary: 'Um conteúdo com tudo o que seu visualizador precisa',
  params: z.object({ id: idSchema }),
  reply: itemsReply,
  isReadableOffline: true,
});

/** Number of items on a page of POST /content/search/{idSection}. */
export const CONTENT_PAGE_SIZE = 12;

/**
 * Searches the items of a section (A7c-07). `content` is empty in the result (decision 150). Every word of `searchTags`
 * must be in the item's text, description, author or tags; case and accents are ignored.
 */
export const searchContent = defineEndpoint({
  id: 'content.search',
  method: 'POST',
  path: '/content/search/:idSection',
  access: 'session',
  isRead: true,
  summary: 'Conteúdos de uma seção, por página e palavras',
  params: z.object({ idSection: idSchema }),
  body: z.object({
    page: z.int().check(z.positive(), z.maximum(100_000)),
    searchTags: z._default(z.array(z.string().check(z.trim(), z.maxLength(80))).check(z.maxLength(20)), []),
  }),
  reply: z.object({ success: z.boolean(), content: z.array(contentItemSchema), totalRecord: z.number() }),
});

/** Lists the content of a section for the user (A7c-09). The user data of the payload must match the session. */
export const listSectionContent = defineEndpoint({
  id: 'content.list-section',
  method: 'POST',
  path: '/content',
  access: 'session',
  summary: 'Conteúdos de uma seção para a pessoa da sessão',
  body: z.object({
    section: idSchema,
    channel: z.optional(idSchema),
    user: z.optional(idSchema),
    company: z.optional(idSchema),
    appType: z.optional(z.coerce.number().check(z.int())),
    app: z.optional(idSchema),
  }),
  reply: itemsReply,
  errors: { 'content.other-viewer': 403 },
});

/**
 * Saves the duration of an audio, a video or a live of another service that has none yet; a known duration stays
 * (A7c-13). The server reads the length of its own files itself.
 */
export const updateDuration = defineEndpoint({
  id: 'content.update-duration',
  method: 'POST',
  path: '/content/updateduration',
  access: 'session',
  summary: 'Informa a duração de uma mídia, em segundos',
  body: z.object({ idContentItem: idSchema, duration: z.number().check(z.positive(), z.maximum(86_400)) }),
  reply: z.object({ success: z.literal(true), duration: z.number() }),
  errors: { 'content.not-a-medium': 409 },
});

/** Saves a vote (A7c-14, A3-27, A5-22). Repeating the same vote changes nothing. */
export const voteContent = defineEndpoint({
  id: 'content.vote',
  method: 'POST',
  path: '/ranking/vote/',
  access: 'session',
  summary: 'Avalia um conteúdo com 1 a 5 estrelas',
  body: z.object({ idContentItem: idSchema, vote: z.int().check(z.minimum(1), z.maximum(5)) }),
  reply: z.object({
    success: z.literal(true),
    vote: z.number(),
    /** New average, one decimal. */
    rating: z.number(),
    numberVotes: z.number(),
    earnPoints: z.number(),
    totalUserPoints: z.number(),
  }),
  errors: { 'content.already-rated': 409 },
});
