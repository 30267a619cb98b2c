import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Modalities of events; ASYNCHRONOUS and BLENDED events show only the date (B4.14-03). */
export const scheduleModalities = ['ONLINE', 'PRESENCIAL', 'BLENDED', 'ASYNCHRONOUS'] as const;

/** Built-in types, by id, of every tenant with trainings; a tenant's own ids start at 101 (decision 200). */
export const builtInScheduleTypes = { classes: 1, deadlines: 2 } as const;

/** Meeting of a class or of an event (B3). */
export const scheduleMeetingSchema = z.object({
  idMeeting: idSchema,
  startDate: momentSchema,
  finishDate: momentSchema,
  meetingType: z.enum(['PRESENCIAL', 'ONLINE']),
  /** Place, or address of an online room; may be empty. */
  address: z.string(),
  /** Empty when not given. */
  speaker: z.string(),
  /** Code of its training; empty without one. */
  nodeCode: z.string(),
});

/** Schedule entry (A3-21). */
export const scheduleSchema = z.object({
  /** Unique across all kinds of entries; the last digit names the source of the record (decision 200). */
  idSchedule: z.number(),
  title: z.string(),
  startDate: momentSchema,
  /** Exclusive end, except when it equals the start. */
  endDate: momentSchema,
  modality: z.enum(scheduleModalities),
  idScheduleType: idSchema,
  /** Plain text; may be empty. */
  description: z.string(),
  /** Path in the portal, an https address, or empty. */
  url: z.string(),
  meetings: z.array(scheduleMeetingSchema),
});

/** Type of schedule entries (A3-22). */
export const scheduleTypeSchema = z.object({ idScheduleType: idSchema, description: z.string() });

export type Schedule = z.infer<typeof scheduleSchema>;
export type ScheduleMeeting = z.infer<typeof scheduleMeetingSchema>;
export type ScheduleModality = Schedule['modality'];
export type ScheduleType = z.infer<typeof scheduleTypeSchema>;
