import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { answerReasonSchema, answeredIdsSchema, answersReply, senderSchema, waitingQuery } from './answers.schema.ts';

/** Upload that waits for an answer, with a link to its file. */
const adminUploadSchema = z.object({
  idUserUpload: idSchema,
  person: senderSchema,
  title: z.string(),
  description: z.string(),
  /** Name of the section where it would appear. */
  section: z.string(),
  fileName: z.string(),
  mimetype: z.string(),
  extension: z.string(),
  /** Address of the file; it expires after some hours. */
  url: z.string(),
  /** Thumbnail; empty when there is none. */
  image: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Seconds of an audio or a video; 0 while unknown. */
  duration: z.number(),
  sentAt: momentSchema,
});

/** Lists the uploads in the caller's scope that wait for an answer, oldest first. */
export const listAdminUploads = defineAdminEndpoint({
  id: 'admin.list-uploads',
  method: 'GET',
  path: '/admin/uploads',
  right: 'community.moderate',
  summary: 'Envios que aguardam aprovação, com o arquivo',
  query: waitingQuery,
  reply: z.object({ total: z.number(), uploads: z.array(adminUploadSchema) }),
});

/** Approves or refuses uploads, each on its own. The sender reads the decision in the bell. */
export const answerAdminUploads = defineAdminEndpoint({
  id: 'admin.answer-uploads',
  method: 'POST',
  path: '/admin/uploads/answers',
  right: 'community.moderate',
  summary: 'Aprova ou recusa envios',
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('APPROVED'), ids: answeredIdsSchema }),
    z.object({ decision: z.literal('REFUSED'), ids: answeredIdsSchema, reason: answerReasonSchema }),
  ]),
  reply: answersReply,
});

/** Lists the sections that accept uploads, with whether a moderator approves each upload first. */
export const listUploadSections = defineAdminEndpoint({
  id: 'admin.list-upload-sections',
  method: 'GET',
  path: '/admin/upload-sections',
  right: 'community.moderate',
  summary: 'Seções que recebem envios',
  reply: z.object({
    sections: z.array(
      z.object({
        idSection: idSchema,
        name: z.string(),
        isReviewed: z.boolean(),
        /** Waiting uploads in the caller's scope. */
        waiting: z.number(),
      }),
    ),
  }),
});

/** Sets whether uploads of a section wait for an approval. What waits already keeps waiting. */
export const setUploadReview = defineAdminEndpoint({
  id: 'admin.set-upload-review',
  method: 'PUT',
  path: '/admin/upload-sections/:idSection/review',
  right: 'company.edit',
  summary: 'Liga ou desliga a aprovação de envios de uma seção',
  params: z.object({ idSection: idSchema }),
  body: z.object({ isReviewed: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
  errors: { 'admin.files-govern': 409 },
});

export type AdminUpload = z.infer<typeof adminUploadSchema>;
export type UploadSection = z.infer<typeof listUploadSections.reply>['sections'][number];
