import * as z from 'zod/mini';
import { defineEndpoint, idSchema, pageQuerySchema } from 'shared-kit/contracts/core';
import { meetingSchema } from './enrollment.schema.ts';

/** A page of the meetings list (decision 303). */
export const MEETINGS_PAGE_SIZE = 5;

/** B3-17, with what a list has to say of it. */
export const listedMeetingSchema = z.object({
  ...meetingSchema.shape,
  /** Where an online meeting is entered is told to those in its class only; empty for others. */
  address: z.string(),
  speaker: z.string(),
  /** The training that it is part of. */
  nodeCode: z.string(),
  title: z.string(),
  teamName: z.string(),
  /** The person's enrolment in the class; null for others. */
  idEnrollment: z.nullable(idSchema),
});

/** B2.5-11: meetings that are not over, the next one first; of one page's trainings, or of all that the person may see. */
export const listMeetings = defineEndpoint({
  id: 'learning.list-meetings',
  method: 'GET',
  path: '/learning/meetings',
  access: 'session',
  summary: 'Encontros das turmas, de uma página ou de todas',
  query: z.object({
    ...pageQuerySchema.shape,
    nodeCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  }),
  reply: z.object({ totalRecords: z.number(), result: z.array(listedMeetingSchema) }),
});

export type ListedMeeting = z.infer<typeof listedMeetingSchema>;
