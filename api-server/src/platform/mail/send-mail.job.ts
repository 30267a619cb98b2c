import * as z from 'zod/mini';
import { defineJob } from '../jobs/job.ts';

/** Sends one mail; tried again for an hour while the mail server is away. */
export const sendMail = defineJob({
  name: 'platform.send-mail',
  payload: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.optional(z.string()) }),
  retries: 8,
  run: (payload, { mail }) => mail.send(payload),
});
