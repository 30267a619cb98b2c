import * as z from 'zod/mini';
import { defineEndpoint } from 'shared-kit/contracts/core';

/** B7.2-24. */
export const userIsInCampaign = defineEndpoint({
  id: 'gamification.user-is-in-campaign',
  method: 'GET',
  path: '/campaign/userisincampaign',
  access: 'session',
  summary: 'Se a pessoa participa de uma campanha que está acontecendo',
  reply: z.object({ userIsInCampaign: z.boolean() }),
});
