import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from 'shared-kit/contracts/core';
import { enrollmentStatusSchema, nodeStatuses } from 'shared-kit/contracts/learning';

/** B3-15: one training of the learner's history. */
export const historyRowSchema = z.object({
  title: z.string(),
  enrollmentStatus: enrollmentStatusSchema,
  nodeStatus: z.enum(nodeStatuses),
  finishDate: z.nullable(momentSchema),
  /** When the enrolment, or what it gave, ends; null does not end. */
  validityDate: z.nullable(momentSchema),
  idEnrollment: idSchema,
  /** Set where the row is a content that has a certificate of its own. */
  idContentItem: z.nullable(idSchema),
  /** Set where there is a certificate to download. */
  idCertificate: z.nullable(idSchema),
  allowAccessUponCompletion: flagSchema,
  /** 0 to 100; null where nothing was graded. */
  grade: z.nullable(z.number()),
  /** B4.1-20: it ended well, and there is an impact evaluation of it. */
  hasImpactEvaluation: flagSchema,
  /** Whether the learner may open the training now (B6-09 to B6-11). */
  canOpen: flagSchema,
});

/** B3-16 with decision 38: what anybody may know of a certificate. */
export const certificateAuthenticitySchema = z.object({
  username: z.string(),
  title: z.string(),
  startDate: momentSchema,
  finishDate: momentSchema,
  /** 0 to 100. */
  progress: z.number(),
  /** The certificate's code, as printed on it. */
  token: z.string(),
  /** null has no end. */
  validityDate: z.nullable(momentSchema),
});

export type HistoryRow = z.infer<typeof historyRowSchema>;
export type CertificateAuthenticity = z.infer<typeof certificateAuthenticitySchema>;
