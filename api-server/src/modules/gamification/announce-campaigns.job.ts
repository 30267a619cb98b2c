import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/job.port.ts';
import { announceCampaigns } from './announce-campaigns.service.ts';

/** Announces campaigns within five minutes of their start. An import announces those that already run. */
export const announceBegunCampaigns = defineJob({
  name: 'gamification.announce-campaigns',
  payload: z.object({}),
  cron: '*/5 * * * *',
  run: (_, { db, now }) => announceCampaigns(db, now),
});
