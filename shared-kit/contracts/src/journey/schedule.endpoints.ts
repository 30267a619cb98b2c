import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, fileReply } from '@shared-kit/contracts/core';
import { scheduleSchema, scheduleTypeSchema } from './schedule.schema.ts';

/** Lists the user's schedule (A7m-21, B7.4). */
export const listSchedules = defineEndpoint({
  id: 'journey.list-schedules',
  method: 'GET',
  path: '/schedule/listschedules',
  access: 'session',
  summary: 'Agenda da pessoa em um mês',
  query: z.object({
    /** Month of São Paulo as MM-YYYY; the current one by default. */
    period: z.optional(z.string().check(z.regex(/^(0[1-9]|1[0-2])-20\d{2}$/, 'Informe o mês como MM-AAAA.'))),
    /** Comma-separated ids; all types by default. */
    scheduleTypes: z.optional(
      z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/, 'Informe os tipos separados por vírgula.')),
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    scheduleResult: z.object({
      /**
       * Total number of the user's schedule entries, regardless of month and types: 'Agenda' is in the menu while it is
       * above 0.
       */
      totalRecords: z.number(),
      schedules: z.array(scheduleSchema),
    }),
  }),
});

/** Lists the types of schedule entries (A7m-22). */
export const listScheduleTypes = defineEndpoint({
  id: 'journey.list-schedule-types',
  method: 'GET',
  path: '/schedule/listschedulestype',
  access: 'session',
  summary: 'Tipos de evento da agenda',
  reply: z.object({ success: z.literal(true), scheduleTypes: z.array(scheduleTypeSchema) }),
});

/**
 * Returns the subscription link of the schedule (B7.4-09); it stays the same until it is revoked. It allows reading the
 * schedule without login.
 */
export const exportSchedule = defineEndpoint({
  id: 'journey.export-schedule',
  method: 'GET',
  path: '/schedule/export',
  access: 'session',
  summary: 'Link de assinatura da agenda (iCalendar)',
  reply: z.object({ success: z.literal(true), result: z.string() }),
  // The link would outlive the support access.
  inSupportAccess: 'closed',
});

/** Revokes the current link; the next `exportSchedule` creates another. */
export const revokeScheduleLink = defineEndpoint({
  id: 'journey.revoke-schedule-link',
  method: 'DELETE',
  path: '/schedule/export',
  access: 'session',
  summary: 'Revoga o link de assinatura da agenda',
  reply: doneSchema,
  inSupportAccess: 'closed',
});

/** Returns the schedule for a subscription (iCalendar, times in UTC). */
export const readScheduleFeed = defineEndpoint({
  id: 'journey.read-schedule-feed',
  method: 'GET',
  path: '/schedule/feed/:token/agenda.ics',
  access: 'public',
  summary: 'Agenda de quem tem o link, em iCalendar',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  reply: fileReply,
});
