import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Digits of the PIN of a meeting. */
export const MEETING_PIN_LENGTH = 6;

/** Times of a meeting: people confirm their presence in `open`. `before` and `over` are outside of its time. */
export const meetingTimes = ['before', 'open', 'over'] as const;

/** Time of a meeting in which people confirm their presence by PIN, around it, in minutes. */
export const PIN_MINUTES_AROUND = 30;

const meetingParams = z.object({ idMeeting: idSchema });

const ownAttendanceSchema = z.object({
  training: z.string(),
  className: z.string(),
  idEnrollment: idSchema,
  startDate: momentSchema,
  finishDate: momentSchema,
  time: z.enum(meetingTimes),
  /** Attendance of the caller; null while none is recorded. */
  state: z.nullable(z.enum(['PRESENT', 'ABSENT', 'JUSTIFIED'])),
  markedAt: z.nullable(momentSchema),
});

export type OwnAttendance = z.infer<typeof ownAttendanceSchema>;

/** Reads a meeting of a class that the caller is in, with the caller's own presence. */
export const readOwnAttendance = defineEndpoint({
  id: 'learning.read-own-attendance',
  method: 'GET',
  path: '/learning/meetings/:idMeeting/attendance',
  access: 'session',
  summary: 'A própria presença em um encontro',
  params: meetingParams,
  reply: ownAttendanceSchema,
});

/** Confirms the caller's presence by the PIN that the room shows. A repeated call changes nothing. */
export const confirmAttendance = defineEndpoint({
  id: 'learning.confirm-attendance',
  method: 'POST',
  path: '/learning/meetings/:idMeeting/attendance',
  access: 'session',
  summary: 'Confirma a própria presença em um encontro pelo PIN',
  params: meetingParams,
  body: z.object({ pin: z.string().check(z.trim(), z.maxLength(20)) }),
  reply: z.extend(ownAttendanceSchema, { success: z.literal(true) }),
  errors: { 'learning.wrong-pin': 422, 'learning.meeting-not-now': 409, 'learning.marked-otherwise': 409 },
  // Somebody in the room confirms for themselves only.
  inSupportAccess: 'closed',
});
