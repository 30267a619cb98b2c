import * as z from 'zod/mini';
import { defineEndpoint, fileReply, idSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { pointsEntrySchema } from './campaign.schema.ts';

/** Value in place of a campaign's id: all points of the user, in campaigns or not. */
export const ALL_CAMPAIGNS = 0;

const idCampaign = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2147483647));

/** Lists the user's points, the newest first (A7m-24). */
export const listCampaignUserPoints = defineEndpoint({
  id: 'gamification.list-user-points',
  method: 'POST',
  path: '/campaign/listcampaignuserpoints',
  access: 'session',
  summary: 'Pontos que a pessoa ganhou, um por um',
  body: z.object({ idCampaign, idUser: idSchema, ...pageQuerySchema.shape }),
  reply: z.object({ totalRecords: z.number(), totalPoints: z.number(), userpoints: z.array(pointsEntrySchema) }),
});

/** Returns the whole points statement as a spreadsheet (A2p-17). */
export const exportCampaignUserPoints = defineEndpoint({
  id: 'gamification.export-user-points',
  method: 'GET',
  path: '/campaign/exportcampaignuserpoints',
  access: 'session',
  summary: 'Pontos que a pessoa ganhou, em uma planilha (.xlsx)',
  query: z.object({ idCampaign, idUser: idSchema }),
  reply: fileReply,
});
