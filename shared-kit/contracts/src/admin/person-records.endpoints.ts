import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';

/** Days for which mails and errors are kept for the person's page. */
export const PERSON_RECORD_DAYS = 90;

/** Maximum number of mails, and of errors, that the person's page shows. */
export const MAX_PERSON_RECORDS = 30;

/** `failed` is tried again for half a day. */
const mailStates = ['sent', 'failed'] as const;

/**
 * Kinds of errors: a part of the portal did not load, a part failed while it was in use, anything else in the page, or a
 * call that the server could not answer.
 */
const personErrorKinds = ['load', 'part', 'page', 'server'] as const;

const sentMailSchema = z.object({
  subject: z.string(),
  state: z.enum(mailStates),
  /** Answer of the mail server; empty for a mail that was sent. */
  error: z.string(),
  attempts: z.number(),
  /** Moment of the last attempt. */
  triedAt: momentSchema,
});

const personErrorSchema = z.object({
  kind: z.enum(personErrorKinds),
  message: z.string(),
  /** Remote that failed; empty when it is not known. */
  remote: z.string(),
  /** Code that the person saw with the error; empty when the page showed none. */
  code: z.string(),
  happenedAt: momentSchema,
});

/** Returns the last mails to a person and the last errors that they met, newest first. */
export const readPersonRecords = defineAdminEndpoint({
  id: 'admin.read-person-records',
  method: 'GET',
  path: '/admin/people/:idPerson/records',
  right: 'people.access',
  summary: 'E-mails enviados a uma pessoa e os últimos erros que ela viu',
  params: z.object({ idPerson: idSchema }),
  reply: z.object({
    mails: z.array(sentMailSchema).check(z.maxLength(MAX_PERSON_RECORDS)),
    errors: z.array(personErrorSchema).check(z.maxLength(MAX_PERSON_RECORDS)),
  }),
});

export type SentMail = z.infer<typeof sentMailSchema>;
export type PersonErrorRecord = z.infer<typeof personErrorSchema>;
