import * as z from 'zod/mini';
import { scheduleModalities } from '@shared-kit/contracts/journey';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const key = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'use letras minúsculas, números e hífens'));
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const shortText = z._default(z.string().check(z.maxLength(500)), '');

const meetingSchema = z.strictObject({
  type: z.enum(['PRESENCIAL', 'ONLINE']),
  start: importDateSchema,
  finish: importDateSchema,
  /** Place, or address of an online room. */
  address: shortText,
  speaker: shortText,
});

const eventSchema = z.strictObject({
  key,
  /** Key of one of `types`. */
  type: key,
  title: line,
  /** Plain text. */
  description: z._default(z.string().check(z.maxLength(2000)), ''),
  start: importDateSchema,
  /**
   * A date without a time means that whole day. Defaults to the day of `start`, or to one hour when `start` has a time.
   */
  end: z.optional(importDateSchema),
  /** ASYNCHRONOUS and BLENDED events show only the date. */
  modality: z._default(z.enum(scheduleModalities), 'PRESENCIAL'),
  /** Path of the portal, or https address, with more information. */
  url: z._default(
    z
      .string()
      .check(
        z.regex(/^$|^\/(?!\/)\S*$|^https:\/\/\S+$/, 'use um caminho do portal (/…) ou um endereço https://'),
        z.maxLength(500),
      ),
    '',
  ),
  /** Departments that see it; everybody when omitted. */
  departments: z.optional(z.array(line).check(z.minLength(1))),
  meetings: z._default(z.array(meetingSchema), []),
});

/** `schedule.yaml`: the tenant's schedule events. An import deletes events that the file no longer has. */
export const scheduleFileSchema = z.strictObject({
  types: z.array(z.strictObject({ key, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) })),
  events: z._default(z.array(eventSchema), []),
});

export type ScheduleFile = z.output<typeof scheduleFileSchema>;
export type EventInput = ScheduleFile['events'][number];
