import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, flagSchema, idSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import {
  campaignEventSchema,
  campaignSchema,
  campaignUserDetailSchema,
  departmentSchema,
  gamificationEventSchema,
  rankingRowSchema,
} from './campaign.schema.ts';

/** Number of rows of a ranking page (B9-06). */
export const RANKING_PAGE_SIZE = 10;

/** Filter by department; without it, all participants. */
const departmentFilter = z.optional(z.string().check(z.maxLength(200)));

/** Returns whether the user takes part in a running campaign (B7.2-24). */
export const userIsInCampaign = defineEndpoint({
  id: 'gamification.user-is-in-campaign',
  method: 'GET',
  path: '/campaign/userisincampaign',
  access: 'session',
  summary: 'Se a pessoa participa de uma campanha que está acontecendo',
  reply: z.object({ userIsInCampaign: z.boolean() }),
});

/** Lists campaigns that have started and that the user takes part in, the newest first (A7m-23). */
export const listCampaigns = defineEndpoint({
  id: 'gamification.list-campaigns',
  method: 'GET',
  path: '/campaign/listcampaigns',
  access: 'session',
  summary: 'Campanhas da pessoa',
  query: z.object({
    /** `true`: only active campaigns. */
    onlyActive: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.object({ campaigns: z.array(campaignSchema) }),
});

/** Returns a campaign's rules, with the points of each event (A7m-25). */
export const getCampaignDetail = defineEndpoint({
  id: 'gamification.get-campaign-detail',
  method: 'GET',
  path: '/campaign/listcampaigndetail/:id',
  access: 'session',
  summary: 'Detalhes de uma campanha',
  params: z.object({ id: idSchema }),
  reply: z.object({ campaign: campaignSchema, events: z.array(campaignEventSchema) }),
});

/** Lists the events that earn points (A7m-26). */
export const listGamificationEvents = defineEndpoint({
  id: 'gamification.list-events',
  method: 'GET',
  path: '/campaign/listevents/',
  access: 'session',
  summary: 'O que dá pontos',
  reply: z.object({ events: z.array(gamificationEventSchema) }),
});

/** Lists the active campaigns, and whether the user was notified of each (B7.2-21). */
export const listCampaignsByUser = defineEndpoint({
  id: 'gamification.list-by-user',
  method: 'GET',
  path: '/campaign/listbyuser',
  access: 'session',
  summary: 'Campanhas ativas da pessoa e se ela já foi avisada',
  reply: z.object({
    campaigns: z.array(z.object({ idgamification_campaign: idSchema, name: z.string(), notified: flagSchema })),
  }),
});

/** Saves that the user was notified of a campaign (B7.2-22). */
export const markCampaignNotified = defineEndpoint({
  id: 'gamification.note-campaign',
  method: 'POST',
  path: '/campaign/:idCampaign/users/:idUser/notified',
  access: 'session',
  summary: 'A pessoa foi avisada da campanha',
  params: z.object({ idCampaign: idSchema, idUser: idSchema }),
  reply: doneSchema,
  inSupportAccess: 'closed',
});

/** Lists active campaigns of the user whose path has a training with this content (B7.2-23). */
export const listCampaignsByContent = defineEndpoint({
  id: 'gamification.list-by-content',
  method: 'GET',
  path: '/campaign/listbycontent/:idElement',
  access: 'session',
  summary: 'Campanhas em cuja trilha um conteúdo está',
  params: z.object({ idElement: idSchema }),
  reply: z.object({ campaigns: z.array(campaignSchema) }),
});

/** Returns the ranking of a campaign (B7.2-25). With equal points, the user who reached them first is ahead (B9-33). */
export const listCampaignPointsSummary = defineEndpoint({
  id: 'gamification.list-points-summary',
  method: 'GET',
  path: '/campaign/listcampaignpointssummary/:idCampaign',
  access: 'session',
  summary: 'Ranking de uma campanha',
  params: z.object({ idCampaign: idSchema }),
  query: z.object({ ...pageQuerySchema.shape, department: departmentFilter }),
  reply: z.object({ totalRecords: z.number(), campaignpoints: z.array(rankingRowSchema) }),
});

/** Returns the user's points and position in a campaign (B7.2-26). */
export const getCampaignUser = defineEndpoint({
  id: 'gamification.get-campaign-user',
  method: 'GET',
  path: '/campaign/:idCampaign/users/:idUser',
  access: 'session',
  summary: 'Posição e pontos da pessoa em uma campanha',
  params: z.object({ idCampaign: idSchema, idUser: idSchema }),
  query: z.object({ department: departmentFilter }),
  reply: z.object({ campaignUserDetail: campaignUserDetailSchema }),
  errors: { 'gamification.not-in-department': 404 },
});

/** Lists the departments of a campaign's participants (B7.2-27). */
export const listCampaignDepartments = defineEndpoint({
  id: 'gamification.list-departments',
  method: 'GET',
  path: '/campaign/:idCampaign/departments',
  access: 'session',
  summary: 'Departamentos de uma campanha',
  params: z.object({ idCampaign: idSchema }),
  reply: z.object({ result: z.array(departmentSchema) }),
});
