import * as z from 'zod/mini';
import { parseWallClock } from '@shared-kit/contracts/calendar';
import { idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

/** Maximum number of meetings of a class. */
export const MAX_MEETINGS = 100;

/** Day and time on the company's clock, as an input of the browser has it: `2026-12-01T09:00`. */
const wallClockSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Informe dia e hora'))
  .check(z.refine((text) => parseWallClock(`${text}:00`) !== null, 'Informe dia e hora'));

export const meetingFieldsSchema = z
  .object({
    meetingType: z.enum(['PRESENCIAL', 'ONLINE']),
    start: wallClockSchema,
    finish: wallClockSchema,
    /** Place, or link of an online meeting, which only the people of the class see. */
    address: z.string().check(z.trim(), z.maxLength(300)),
    /** Name of who teaches it. */
    speaker: z.string().check(z.trim(), z.maxLength(120)),
  })
  .check(
    z.refine(({ start, finish }) => start < finish, { path: ['finish'], error: 'O fim precisa vir depois do começo' }),
  );

export type MeetingFields = z.infer<typeof meetingFieldsSchema>;

const classMeetingSchema = z.object({ idMeeting: idSchema, fields: meetingFieldsSchema });

/** Meetings of a class, the first one first, with the version of all of them. */
const classMeetingsSchema = z.object({
  version: z.string(),
  canEdit: z.boolean(),
  /** True when the caller may mark who was there. */
  canMark: z.boolean(),
  meetings: z.array(classMeetingSchema),
});

export type AdministeredMeeting = z.infer<typeof classMeetingSchema>;
export type ClassMeetings = z.infer<typeof classMeetingsSchema>;

const classParams = z.object({ idClass: idSchema });

export const listClassMeetings = defineAdminEndpoint({
  id: 'admin.list-class-meetings',
  method: 'GET',
  path: '/admin/classes/:idClass/meetings',
  right: 'trainings.read',
  summary: 'Encontros de uma turma',
  params: classParams,
  reply: classMeetingsSchema,
});

/**
 * Saves all meetings of a class in the version that was read. A meeting without an id is new, and one that is left out is
 * deleted.
 */
export const saveClassMeetings = defineAdminEndpoint({
  id: 'admin.save-class-meetings',
  method: 'PUT',
  path: '/admin/classes/:idClass/meetings',
  right: 'classes.edit',
  summary: 'Muda os encontros de uma turma',
  params: classParams,
  body: z.object({
    version: z.string(),
    meetings: z
      .array(z.object({ idMeeting: z.nullable(idSchema), fields: meetingFieldsSchema }))
      .check(z.maxLength(MAX_MEETINGS)),
  }),
  reply: z.extend(classMeetingsSchema, { success: z.literal(true) }),
  errors: { ...saveErrors, 'admin.files-govern': 409, 'admin.out-of-scope': 403, 'learning.meeting-attended': 409 },
});
