import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { meetingFieldsSchema } from './class-meetings.endpoints.ts';

/** Maximum number of people in the attendance list of a meeting. */
export const MAX_ATTENDEES = 1000;

/** Maximum length of the reason of a justified absence. */
export const ATTENDANCE_NOTE_MAX_LENGTH = 200;

export const attendanceStates = ['PRESENT', 'ABSENT', 'JUSTIFIED'] as const;

export type AttendanceState = (typeof attendanceStates)[number];

const stateSchema = z.nullable(z.enum(attendanceStates));
const noteSchema = z.string().check(z.trim(), z.maxLength(ATTENDANCE_NOTE_MAX_LENGTH));

/** Attendance of a person at a meeting. The state is null when a mark was removed. */
const attendanceMarkSchema = z.object({
  state: stateSchema,
  /** Reason of a justified absence; otherwise empty. */
  note: z.string(),
  /** Number of the change, from 1. A save carries the number that it read; 0 stands for nobody's mark. */
  version: z.number(),
  how: z.enum(['MANUAL', 'PIN']),
  markedBy: z.string(),
  markedAt: momentSchema,
});

export type AttendanceMark = z.infer<typeof attendanceMarkSchema>;

const attendeeSchema = z.object({
  idPerson: idSchema,
  name: z.string(),
  department: z.string(),
  mark: z.nullable(attendanceMarkSchema),
});

export type Attendee = z.infer<typeof attendeeSchema>;

const attendanceListSchema = z.object({
  company: z.string(),
  training: z.string(),
  className: z.string(),
  meeting: meetingFieldsSchema,
  /** People of the class, by name. */
  people: z.array(attendeeSchema),
  /** True when the class has more people than the list. */
  isPartial: z.boolean(),
});

export type AttendanceList = z.infer<typeof attendanceListSchema>;

const meetingParams = z.object({ idClass: idSchema, idMeeting: idSchema });

const sentMarkSchema = z.object({
  idPerson: idSchema,
  state: stateSchema,
  note: noteSchema,
  /** Version of the mark over which this one is made. */
  version: z.number().check(z.int(), z.nonnegative()),
});

export type SentMark = z.infer<typeof sentMarkSchema>;

/** Marks of a person at a meeting that wait on a device for the server. */
export const attendanceBatchSchema = z.object({
  idUser: idSchema,
  idClass: idSchema,
  idMeeting: idSchema,
  marks: z.array(sentMarkSchema),
});

export type AttendanceBatch = z.infer<typeof attendanceBatchSchema>;

/** Reads who was at a meeting. */
export const readAttendance = defineAdminEndpoint({
  id: 'admin.read-attendance',
  method: 'GET',
  path: '/admin/classes/:idClass/meetings/:idMeeting/attendance',
  right: 'classes.edit',
  summary: 'Presenças de um encontro',
  params: meetingParams,
  reply: attendanceListSchema,
  errors: { 'admin.out-of-scope': 403 },
});

/**
 * Marks people. A mark over a version that somebody else has changed meanwhile is not saved and is listed; the call is
 * refused when it saves none. A mark that is there already counts as saved, so that a repeated call changes nothing.
 */
export const markAttendance = defineAdminEndpoint({
  id: 'admin.mark-attendance',
  method: 'PUT',
  path: '/admin/classes/:idClass/meetings/:idMeeting/attendance',
  right: 'classes.edit',
  summary: 'Marca presenças e faltas em um encontro',
  params: meetingParams,
  body: z.object({ marks: z.array(sentMarkSchema).check(z.minLength(1), z.maxLength(MAX_ATTENDEES)) }),
  reply: z.object({
    success: z.literal(true),
    saved: z.array(z.object({ idPerson: idSchema, mark: z.nullable(attendanceMarkSchema) })),
    /** People whose mark somebody else has changed meanwhile, or who left the class. */
    unsaved: z.array(idSchema),
  }),
  errors: { ...saveErrors, 'admin.out-of-scope': 403 },
});

/** PIN of a meeting as the room shows it. */
const meetingPinSchema = z.object({
  company: z.string(),
  training: z.string(),
  className: z.string(),
  meeting: meetingFieldsSchema,
  /** First and last moment at which people confirm their presence. */
  opensAt: momentSchema,
  closesAt: momentSchema,
  /** Null outside of that time. */
  pin: z.nullable(
    z.object({
      code: z.string(),
      /** Seconds until the room shows another one. */
      secondsLeft: z.number(),
      /** Page on which the PIN is filled in. */
      page: z.string(),
      /** QR code of that page with the PIN: squares of a side, and the path of the dark ones. */
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
  ),
  /** People who are marked as present, and people of the class. */
  present: z.number(),
  people: z.number(),
});

export type MeetingPin = z.infer<typeof meetingPinSchema>;

/** Reads the PIN by which people confirm that they are in the room. It changes every minute. */
export const readMeetingPin = defineAdminEndpoint({
  id: 'admin.read-meeting-pin',
  method: 'GET',
  path: '/admin/classes/:idClass/meetings/:idMeeting/pin',
  right: 'classes.edit',
  summary: 'PIN de presença de um encontro',
  params: meetingParams,
  reply: meetingPinSchema,
  errors: { 'admin.out-of-scope': 403 },
});
