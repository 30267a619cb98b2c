import * as z from 'zod/mini';
import { defineEndpoint, fileReply, idSchema } from '@shared-kit/contracts/core';
import { certificateAuthenticitySchema, certificateDetailsSchema, historyRowSchema } from './journey.schema.ts';

/** Lists the learner's history (B7.4-01, B7.4-02). */
export const listHistory = defineEndpoint({
  id: 'journey.list-history',
  method: 'GET',
  path: '/learning/students/:idUser/history',
  access: 'session',
  summary: 'Histórico de treinamentos',
  params: z.object({ idUser: idSchema }),
  query: z.object({
    /** 1 lists only rows with a certificate to download. */
    onlyWithCertificate: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1))),
  }),
  reply: z.object({ history: z.array(historyRowSchema) }),
});

const certificateRequest = z.object({
  idUser: idSchema,
  idEnrollment: idSchema,
  idNodeEnrollment: z.optional(z.nullable(idSchema)),
});

const certificateErrors = { 'journey.certificate-not-earned': 409, 'journey.no-certificate': 409 } as const;

/** Downloads a certificate (B7.2-18). */
export const downloadCertificate = defineEndpoint({
  id: 'journey.download-certificate',
  method: 'POST',
  path: '/learning/students/certificate',
  access: 'session',
  summary: 'Certificado em PDF',
  body: certificateRequest,
  reply: fileReply,
  errors: certificateErrors,
});

/** Downloads a certificate under its alternative path (A7m-18, decision 26). */
export const downloadCertificateAlias = defineEndpoint({
  id: 'journey.download-certificate-alias',
  method: 'POST',
  path: '/certificate',
  access: 'session',
  summary: 'Certificado em PDF (nome alternativo)',
  body: certificateRequest,
  reply: fileReply,
  errors: certificateErrors,
});

/** Issues the certificate of a finished training, or returns the issued one, for its page (decision 460). */
export const issueCertificate = defineEndpoint({
  id: 'journey.issue-certificate',
  method: 'POST',
  path: '/learning/students/certificate/details',
  access: 'session',
  summary: 'Dados do certificado de um treinamento concluído',
  body: certificateRequest,
  reply: certificateDetailsSchema,
  errors: certificateErrors,
});

/** Returns the public data of a certificate (B7.2-20). */
export const getCertificateAuthenticity = defineEndpoint({
  id: 'journey.get-certificate-authenticity',
  method: 'GET',
  path: '/learning/students/certificate-authenticity/:authenticityID',
  access: 'public',
  summary: 'Autenticidade de um certificado',
  params: z.object({ authenticityID: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: certificateAuthenticitySchema,
  errors: { 'identity.too-many-attempts': 429 },
});
