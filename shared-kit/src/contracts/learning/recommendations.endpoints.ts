import * as z from 'zod/mini';
import { defineEndpoint, idSchema, pageQuerySchema } from 'shared-kit/contracts/core';
import { cardElementSchema } from './node.schema.ts';

/** B7.1-14: trainings that fit the person (decision 300), those that fit best first. There are none where the tenant doesn't recommend. */
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
        /** Why it is recommended: pt-BR, fit to show. */
        reason: z.string(),
      }),
    ),
  }),
  errors: { 'learning.recommendations-off': 404 },
});

export type Recommendation = z.infer<typeof listRecommendations.reply>['result'][number];
