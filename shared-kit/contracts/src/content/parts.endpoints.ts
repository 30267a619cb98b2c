import * as z from 'zod/mini';
import { defineEndpoint, idSchema } from '@shared-kit/contracts/core';
import { contentItemSchema } from './content-item.schema.ts';

/**
 * Returns the steps of a journey (type 16) in order, each with all data that its viewer needs (A7c-11, decision 160).
 */
export const listItemParts = defineEndpoint({
  id: 'content.journey-parts',
  method: 'GET',
  path: '/content/journeyparts/:id',
  access: 'session',
  summary: 'Etapas de uma jornada, em ordem',
  params: z.object({ id: idSchema }),
  reply: z.object({ success: z.boolean(), listJourneyPart: z.array(contentItemSchema) }),
  isReadableOffline: true,
});

/** Returns an impact menu (A7c-10). `result` has one entry: the menu's title and its items. */
export const findImpactMenu = defineEndpoint({
  id: 'content.impact-menu',
  method: 'GET',
  path: '/content/impactmenu/:parentId',
  access: 'session',
  summary: 'Um menu de impacto com suas opções, em ordem',
  params: z.object({ parentId: idSchema }),
  reply: z.object({
    success: z.boolean(),
    result: z.array(z.object({ text: z.string(), children: z.array(contentItemSchema) })),
  }),
});
