import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { cardElementSchema, nodeSchema } from './node.schema.ts';

const nodeCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** Maximum number of characters of a catalog search (B5-14). */
export const CATALOG_SEARCH_MAX_LENGTH = 25;

/**
 * Returns a node (B7.1-05, B7.1-06). The company's id returns the home page; any other value is a node code, which
 * never has only digits.
 */
export const getNode = defineEndpoint({
  id: 'learning.get-node',
  method: 'GET',
  path: '/learning/nodes/:id',
  access: 'session',
  summary: 'Página inicial (id da empresa) ou um nó, com seus blocos',
  params: z.object({ id: nodeCodeSchema }),
  reply: nodeSchema,
});

/** Returns a node for the catalog, with the learner's enrolment if there is one (B7.1-01). */
export const getCatalog = defineEndpoint({
  id: 'learning.get-catalog',
  method: 'GET',
  path: '/learning/catalogs/:id',
  access: 'session',
  summary: 'Um nó visto pelo catálogo',
  params: z.object({ id: nodeCodeSchema }),
  query: z.object({ idEnrollment: z.optional(idSchema) }),
  reply: nodeSchema,
});

/** Lists the nodes up to `depth` levels below a node (B7.1-11); every tag and every word must match. */
export const listCatalogNodes = defineEndpoint({
  id: 'learning.list-catalog-nodes',
  method: 'GET',
  path: '/learning/catalogs/:nodeCode/nodes',
  access: 'session',
  summary: 'Trilhas e cursos abaixo de um nó, com busca e filtro por etiquetas',
  params: z.object({ nodeCode: nodeCodeSchema }),
  query: z.object({
    depth: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(10)), 1),
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 10),
    searchString: z.optional(z.string().check(z.trim(), z.maxLength(CATALOG_SEARCH_MAX_LENGTH))),
    /** Comma-separated names. */
    tags: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: z.object({ totalRecords: z.number(), data: z.array(cardElementSchema) }),
});

/**
 * Lists the trainings of a campaign's path in order (B7.1-20); for participants only, and only trainings that they may
 * see.
 */
export const listCampaignPath = defineEndpoint({
  id: 'learning.list-campaign-path',
  method: 'GET',
  path: '/learning/categories/campaign/:id',
  access: 'session',
  summary: 'Treinamentos da trilha de uma campanha',
  params: z.object({ id: idSchema }),
  reply: z.object({ data: z.array(cardElementSchema) }),
});

/** Lists the tags of the node's catalog (B7.1-13). */
export const listAvailableTags = defineEndpoint({
  id: 'learning.list-available-tags',
  method: 'GET',
  path: '/learning/tags/available',
  access: 'session',
  summary: 'Etiquetas em uso abaixo de um nó',
  query: z.object({ nodeCode: nodeCodeSchema }),
  reply: z.array(z.string()),
});

/** B7.2-14. `element` is CONTENT or NODE, `id` its idContentItem or idNode. */
const likeParams = z.object({ element: z.enum(['CONTENT', 'NODE']), id: idSchema });
const likeReply = z.object({
  success: z.literal(true),
  liked: z.union([z.literal(0), z.literal(1)]),
  likes: z.number(),
  idNode: z.nullable(idSchema),
});

/** Likes a content or node (B7.2-14). */
export const likeElement = defineEndpoint({
  id: 'learning.like-element',
  method: 'POST',
  path: '/learning/social/likes/:element/:id',
  access: 'session',
  summary: 'Curte um conteúdo ou nó',
  params: likeParams,
  reply: likeReply,
  errors: { 'learning.enrollment-required': 403 },
});

export const unlikeElement = defineEndpoint({
  id: 'learning.unlike-element',
  method: 'DELETE',
  path: '/learning/social/likes/:element/:id',
  access: 'session',
  summary: 'Desfaz a curtida de um conteúdo ou nó',
  params: likeParams,
  reply: likeReply,
  errors: { 'learning.enrollment-required': 403 },
});
