import * as z from 'zod/mini';
import { defineEndpoint, idSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { meetingSchema } from './enrollment.schema.ts';

/** Number of meetings on a page (decision 303). */
export const MEETINGS_PAGE_SIZE = 5;

/** Meeting in a list (B3-17). */
export const listedMeetingSchema = z.object({
  ...meetingSchema.shape,
  /** Address of an online meeting, for members of its class only; otherwise empty. */
  address: z.string(),
  speaker: z.string(),
  /** Training of the meeting. */
  nodeCode: z.string(),
  title: z.string(),
  teamName: z.string(),
  /** The user's enrolment in the class; null without one. */
  idEnrollment: z.nullable(idSchema),
});

/**
 * Lists meetings that have not ended, the next one first (B2.5-11), of one page's trainings, or of all that the user
 * may see.
 */
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
