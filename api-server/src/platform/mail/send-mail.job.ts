import * as z from 'zod/mini';
import { defineStepJob } from '../jobs/job.port.ts';

/** Sends one mail. While the mail server is down it retries for 11 to 23 hours, at increasing intervals. */
export const sendMail = defineStepJob({
  name: 'platform.send-mail',
  payload: z.object({
    to: z.string(),
    replyTo: z.optional(z.string()),
    subject: z.string(),
    text: z.string(),
    html: z.optional(z.string()),
    wording: z.optional(z.object({ template: z.string(), values: z.record(z.string(), z.string()) })),
  }),
  retries: 13,
  // A person who has not confirmed an e-mail address has none.
  runInSteps: async (payload, { mail }) => (payload.to === '' ? undefined : mail.send(payload)),
});
