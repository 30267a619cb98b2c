import * as z from 'zod/mini';
import { idSchema, momentSchema } from 'shared-kit/contracts/core';

/** Of ASYNCHRONOUS and BLENDED events only the date is shown (B4.14-03). */
export const scheduleModalities = ['ONLINE', 'PRESENCIAL', 'BLENDED', 'ASYNCHRONOUS'] as const;

/** Kinds that every tenant with trainings has, by their ids; a tenant's own begin at 101 (decision 200). */
export const builtInScheduleTypes = { classes: 1, deadlines: 2 } as const;

/** B3: one meeting of a class or of an event. */
export const scheduleMeetingSchema = z.object({
  idMeeting: idSchema,
  startDate: momentSchema,
  finishDate: momentSchema,
  meetingType: z.enum(['PRESENCIAL', 'ONLINE']),
  /** Where it is: a place, or the address of an online room; may be empty. */
  address: z.string(),
  /** Empty where it is not said. */
  speaker: z.string(),
  /** Training that it belongs to; empty where it belongs to none. */
  nodeCode: z.string(),
});

/** A3-21. */
export const scheduleSchema = z.object({
  /** Unique over all that a schedule shows; its last digit says where the record comes from (decision 200). */
  idSchedule: z.number(),
  title: z.string(),
  startDate: momentSchema,
  /** Not part of it any more, unless it is the start as well. */
  endDate: momentSchema,
  modality: z.enum(scheduleModalities),
  idScheduleType: idSchema,
  /** Plain text; may be empty. */
  description: z.string(),
  /** A path of the portal, an https address, or empty. */
  url: z.string(),
  meetings: z.array(scheduleMeetingSchema),
});

/** A3-22. */
export const scheduleTypeSchema = z.object({ idScheduleType: idSchema, description: z.string() });

export type Schedule = z.infer<typeof scheduleSchema>;
export type ScheduleMeeting = z.infer<typeof scheduleMeetingSchema>;
export type ScheduleModality = Schedule['modality'];
export type ScheduleType = z.infer<typeof scheduleTypeSchema>;
