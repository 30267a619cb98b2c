import * as z from 'zod/mini';
import { fileReply, idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';

/** Results by attendance. `open` can still change with further meetings or marks. */
export const attendanceResults = ['approved', 'failed', 'open'] as const;

export type AttendanceResult = (typeof attendanceResults)[number];

const personResultSchema = z.object({
  idPerson: idSchema,
  name: z.string(),
  department: z.string(),
  present: z.number(),
  absent: z.number(),
  justified: z.number(),
  /** Meetings at which nothing is recorded about the person. */
  unmarked: z.number(),
  /** Part of the marked meetings at which the person was present; null without marks. */
  percent: z.nullable(z.number()),
  /** Null for a class without a minimum. */
  result: z.nullable(z.enum(attendanceResults)),
});

export type PersonResult = z.infer<typeof personResultSchema>;

const classResultsSchema = z.object({
  minAttendance: z.nullable(z.number()),
  meetings: z.number(),
  people: z.array(personResultSchema),
  /** True when the class has more people than the list; the export has all of them. */
  isPartial: z.boolean(),
});

export type ClassResults = z.infer<typeof classResultsSchema>;

const classParams = z.object({ idClass: idSchema });

/** Lists the attendance of the people of a class over its meetings. */
export const readClassResults = defineAdminEndpoint({
  id: 'admin.read-class-results',
  method: 'GET',
  path: '/admin/classes/:idClass/results',
  right: 'classes.edit',
  summary: 'Frequência e resultado das pessoas de uma turma',
  params: classParams,
  reply: classResultsSchema,
  errors: { 'admin.out-of-scope': 403 },
});

/** Exports the results as CSV. A POST, because exports of personal data are in the log of changes. */
export const exportClassResults = defineAdminEndpoint({
  id: 'admin.export-class-results',
  method: 'POST',
  path: '/admin/classes/:idClass/results/export',
  right: 'classes.edit',
  summary: 'Exporta frequência e resultado das pessoas de uma turma',
  params: classParams,
  body: z.object({}),
  reply: fileReply,
  errors: { 'admin.out-of-scope': 403 },
});
