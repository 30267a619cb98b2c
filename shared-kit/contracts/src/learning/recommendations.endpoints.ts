import * as z from 'zod/mini';
import { defineEndpoint, idSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { cardElementSchema } from './node.schema.ts';

/**
 * Lists trainings recommended to the user, best match first (B7.1-14, decision 300); empty when the tenant does not
 * recommend.
 */
export const listRecommendations = defineEndpoint({
  id: 'learning.list-recommendations',
  method: 'GET',
  path: '/learning/students/:idUser/recommendations',
  access: 'session',
  summary: 'Treinamentos recomendados para a própria pessoa',
  params: z.object({ idUser: idSchema }),
  query: pageQuerySchema,
  reply: z.object({
    totalRecords: z.number(),
    result: z.array(
      z.object({
        ...cardElementSchema.shape,
        /** Reason for the recommendation: pt-BR, can be shown to the user. */
        reason: z.string(),
      }),
    ),
  }),
  errors: { 'learning.recommendations-off': 404 },
});

export type Recommendation = z.infer<typeof listRecommendations.reply>['result'][number];
