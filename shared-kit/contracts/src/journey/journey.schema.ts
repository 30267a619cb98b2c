import * as z from 'zod/mini';
import { flagSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { enrollmentStatusSchema, nodeStatuses } from '@shared-kit/contracts/learning';

/** Training in the learner's history (B3-15). */
export const historyRowSchema = z.object({
  title: z.string(),
  enrollmentStatus: enrollmentStatusSchema,
  nodeStatus: z.enum(nodeStatuses),
  finishDate: z.nullable(momentSchema),
  /** Last moment of the validity when it is done, otherwise of the enrolment; null without an end. */
  validityDate: z.nullable(momentSchema),
  idEnrollment: idSchema,
  /** Set when the row is a content with its own certificate. */
  idContentItem: z.nullable(idSchema),
  /** Set when there is a certificate to download. */
  idCertificate: z.nullable(idSchema),
  allowAccessUponCompletion: flagSchema,
  /** 0 to 100; null without a grade. */
  grade: z.nullable(z.number()),
  /** 1 when it was finished successfully and has an impact evaluation (B4.1-20). */
  hasImpactEvaluation: flagSchema,
  /** 1 when the learner may open the training now (B6-09 to B6-11). */
  canOpen: flagSchema,
  /** Code of the training's page when the certification ends soon or has ended and can be renewed there; else null. */
  renewAt: z.nullable(z.string()),
  /**
   * Code of the training's page when the enrolment has expired and a new one may be made there; else null.
   * Absent from the reply of a node of the version before, during a rolling update.
   */
  enrolAgainAt: z._default(z.nullable(z.string()), null),
});

/**
 * States of an issued certificate (decision 462). `superseded`: the person has a later certificate of the same
 * training. `revoked`: the company withdrew it.
 */
export const certificateStates = ['valid', 'expired', 'superseded', 'revoked'] as const;

/** Public data of a certificate (B3-16 with decision 38). */
export const certificateAuthenticitySchema = z.object({
  username: z.string(),
  title: z.string(),
  startDate: momentSchema,
  finishDate: momentSchema,
  /** 0 to 100. */
  progress: z.number(),
  /** Code printed on the certificate. */
  token: z.string(),
  /** null without an end. */
  validityDate: z.nullable(momentSchema),
  /** State at the moment of the reply, by the server's clock. */
  state: z.enum(certificateStates),
});

/** Own certificate of the user, as its page shows it. */
export const certificateDetailsSchema = z.object({
  ...certificateAuthenticitySchema.shape,
  idEnrollment: idSchema,
  /** Company that issued it. */
  organization: z.string(),
  /** May be empty. */
  workload: z.string(),
  issueDate: momentSchema,
});

export type HistoryRow = z.infer<typeof historyRowSchema>;
export type CertificateAuthenticity = z.infer<typeof certificateAuthenticitySchema>;
export type CertificateDetails = z.infer<typeof certificateDetailsSchema>;
export type CertificateState = (typeof certificateStates)[number];
