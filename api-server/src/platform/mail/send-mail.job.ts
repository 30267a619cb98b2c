import * as z from 'zod/mini';
import { defineStepJob } from '../jobs/job.ts';

/** Sends one mail; tried again for an hour while the mail server is away. */
export const sendMail = defineStepJob({
  name: 'platform.send-mail',
  payload: z.object({ to: z.string(), replyTo: z.optional(z.string()), subject: z.string(), text: z.string(), html: z.optional(z.string()) }),
  retries: 8,
  runInSteps: (payload, { mail }) => mail.send(payload),
});
