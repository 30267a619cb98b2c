import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';

/** Number of topics on a page (B9-05). */
export const TOPICS_PAGE_SIZE = 10;

/** Maximum number of characters of a topic search (B5-18). */
export const TOPIC_SEARCH_MAX_LENGTH = 400;

const topicSchema = z.object({ tag: z.string() });

/** Lists the tags of the trainings in the portal's catalogs, in alphabetical order (B7.1-16). */
export const listTopics = defineEndpoint({
  id: 'learning.list-topics',
  method: 'GET',
  path: '/learning/tags',
  access: 'session',
  summary: 'Temas de interesse que podem ser escolhidos',
  query: z.object({
    searchString: z.optional(z.string().check(z.trim(), z.maxLength(TOPIC_SEARCH_MAX_LENGTH))),
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), TOPICS_PAGE_SIZE),
  }),
  reply: z.object({ totalRecords: z.number(), result: z.array(topicSchema) }),
});

const ofUser = z.object({ idUser: idSchema });

/** Lists the user's topics (B7.1-17). */
export const listUserTopics = defineEndpoint({
  id: 'learning.list-user-topics',
  method: 'GET',
  path: '/learning/tags/users/:idUser',
  access: 'session',
  summary: 'Temas de interesse da própria pessoa',
  params: ofUser,
  reply: z.object({ tags: z.array(topicSchema) }),
});

/** Replaces the user's topics (B7.1-18, B7.1-19); an empty list is valid. Returns the saved topics. */
export const saveUserTopics = defineEndpoint({
  id: 'learning.save-user-topics',
  method: 'POST',
  path: '/learning/tags/users/:idUser',
  access: 'session',
  summary: 'Salva os temas de interesse da própria pessoa',
  inSupportAccess: 'closed',
  params: ofUser,
  body: z.object({
    tags: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))
      .check(z.maxLength(200, 'Escolha no máximo 200 temas.')),
  }),
  reply: z.object({ success: z.literal(true), tags: z.array(topicSchema) }),
  errors: { 'learning.unknown-topic': 422 },
});

export type Topic = z.infer<typeof topicSchema>;
