import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema } from './statuses.schema.ts';

const percentSchema = z.number().check(z.minimum(0), z.maximum(100));
const momentOrNull = z.nullable(momentSchema);

/** Meeting of a class (B3-05). */
export const meetingSchema = z.object({
  idMeeting: idSchema,
  meetingType: z.enum(['PRESENCIAL', 'ONLINE']),
  startDate: momentSchema,
  finishDate: momentSchema,
  address: z.string(),
});

/** Class of a training (B3-05). */
export const teamSchema = z.object({
  idTeam: idSchema,
  name: z.string(),
  description: z.string(),
  /** Days; null without its own limit. */
  duration: z.nullable(z.number()),
  initialDate: momentOrNull,
  finalDate: momentOrNull,
  /** null is unlimited. */
  capacity: z.nullable(z.number()),
  /** null is unlimited (B3-06). */
  totalVacanciesAvailable: z.nullable(z.number()),
  needApproval: flagSchema,
  awaitingApproval: flagSchema,
  /** The user's last request for this class, if it was denied and no other one followed. */
  deniedRequest: z.nullable(z.object({ date: momentOrNull, reason: z.string() })),
  meetings: z.array(meetingSchema),
  nodeCode: z.string(),
  allowReenrollment: flagSchema,
  allowAccessUponCompletion: flagSchema,
  idCertificate: z.nullable(idSchema),
  enableCertificateForChildren: flagSchema,
  allowComments: flagSchema,
  commentsLabel: z.string(),
  hasAttachments: flagSchema,
  configuration: z.object({ commentIsMandatory: flagSchema }),
  // Absent from the reply of a node of the version before, during a rolling update.
  modality: z.optional(z.enum(['NONE', 'PRESENCIAL', 'ONLINE'])),
  /** Place, or link of an online class; the link is empty outside the class. */
  place: z.optional(z.string()),
  /** Names of the people who teach it. */
  instructors: z.optional(z.array(z.string())),
  /** Moment from which people enrol by themselves, while it is to come. */
  opensAt: z.optional(momentOrNull),
  /** True when people wait for a seat in a full class. `waitingPlace` is the person's place in the list, or null. */
  canWait: z.optional(flagSchema),
  waitingPlace: z.optional(z.nullable(z.number())),
});

/** Content enrolment (B3-03). */
export const contentEnrollmentSchema = z.object({
  idContentEnrollment: idSchema,
  idNodeEnrollment: idSchema,
  idEnrollment: idSchema,
  idContentItem: idSchema,
  idUser: idSchema,
  idContentType: z.number(),
  progress: percentSchema,
  grade: z.number(),
  status: enrollmentStatusSchema,
  startDate: momentOrNull,
  finishDate: momentOrNull,
  lastAccessDate: momentOrNull,
});

/** Enrolment of a node enrolment (B3-04). */
export const enrollmentSchema = z.object({
  idEnrollment: idSchema,
  idUser: idSchema,
  idTeam: z.nullable(idSchema),
  progress: percentSchema,
  processing: flagSchema,
  status: enrollmentStatusSchema,
  finishDate: momentOrNull,
  /** Last moment at which an unfinished training is open; null without an end. */
  expiresAt: momentOrNull,
  /** Last moment of the validity of a finished training; null without an end (decision 377). */
  validUntil: momentOrNull,
  team: z.nullable(teamSchema),
});

/** Completion of the same training that an enrolment renews (decision 377). */
export const renewalSchema = z.object({
  /** Last moment of the validity of that completion. */
  validUntil: momentSchema,
  hasCertificate: flagSchema,
});

/** Node enrolment (B3-04). */
export const nodeEnrollmentSchema = z.object({
  idNodeEnrollment: idSchema,
  idEnrollment: idSchema,
  idUser: idSchema,
  idTeam: z.nullable(idSchema),
  progress: percentSchema,
  processing: flagSchema,
  status: enrollmentStatusSchema,
  grade: z.nullable(z.number()),
  equivalentNodeCode: z.nullable(z.string()),
  lastAccessDate: momentOrNull,
});

export type Meeting = z.infer<typeof meetingSchema>;
export type Team = z.infer<typeof teamSchema>;
export type ContentEnrollment = z.infer<typeof contentEnrollmentSchema>;
export type Renewal = z.infer<typeof renewalSchema>;
export type Enrollment = z.infer<typeof enrollmentSchema>;
export type NodeEnrollment = z.infer<typeof nodeEnrollmentSchema>;
