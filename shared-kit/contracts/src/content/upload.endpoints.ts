import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { UPLOAD_MAX_SIZE } from './upload-formats.ts';

/** Client-generated id of a file: everything sent again under it counts once. */
const idUploadSchema = z.uuid();

const title = z.string().check(z.trim(), z.minLength(1, 'Título é um campo obrigatório.'), z.maxLength(120));
const description = z.string().check(z.trim(), z.minLength(1, 'Descrição é um campo obrigatório.'), z.maxLength(2000));
const fileName = z.string().check(z.minLength(1), z.maxLength(255));

/** Reasons to refuse a file. */
const refusals = {
  'content.upload-type': 422,
  'content.upload-mismatch': 422,
  'content.upload-unsafe': 422,
  'content.upload-broken': 422,
  'content.upload-too-large': 413,
  'content.upload-quota': 409,
  'content.upload-day-quota': 429,
  'upload.infected': 422,
  'upload.not-scanned': 503,
  'upload.busy': 503,
  'content.upload-changed': 409,
  'community.blocked': 403,
  'content.upload-refused': 409,
  'identity.too-many-attempts': 429,
} as const;

const uploadShape = {
  idUserUpload: z.number(),
  idSection: z.number(),
  title: z.string(),
  /** File name. */
  name: z.string(),
  description: z.string(),
  mimetype: z.string(),
  extension: z.string(),
  /** Address of the file; empty until the upload is complete. Links expire after some hours. */
  url: z.string(),
  /** Thumbnail; empty when there is none. */
  image: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Seconds of an audio or a video, read from the file; 0 while unknown. */
  duration: z.number(),
  /** Time of publication, or of the start of the upload. */
  sentAt: momentSchema,
  author: z.object({ name: z.string(), photo: z.string() }),
  /** True for the user's own uploads and for administrators. */
  canDelete: z.boolean(),
};

/** Upload of a user (A3-16). */
export const userUploadSchema = z.object(uploadShape);

/** States of an upload: in transfer, complete but not published, published (decision 191). */
export const uploadStates = ['RECEIVING', 'RECEIVED', 'PUBLISHED'] as const;

/** The user's own upload, in any state. */
export const ownUploadSchema = z.object({
  ...uploadShape,
  state: z.enum(uploadStates),
  /** State of the review that the section asks for: the upload waits or was refused. Null for all other uploads. */
  review: z._default(z.nullable(z.enum(['WAITING', 'REFUSED'])), null),
  reviewReason: z._default(z.string(), ''),
  idUpload: z.string(),
  /** Number of bytes that the server has. */
  received: z.number(),
  /** Modification time of the file on the user's device, in ms; identifies the file. */
  lastModified: z.number(),
});

/** Lists the uploads to a section, newest first (A7m-11). */
export const listUploads = defineEndpoint({
  id: 'content.list-uploads',
  method: 'GET',
  path: '/userupload/list/:id',
  access: 'session',
  summary: 'Trabalhos enviados para uma seção, do mais novo ao mais antigo',
  params: z.object({ id: idSchema }),
  query: z.extend(pageQuerySchema, {
    limit: z._default(z.coerce.number().check(z.int(), z.positive(), z.maximum(100)), 24),
  }),
  reply: z.object({ success: z.literal(true), totalRecords: z.number(), data: z.array(userUploadSchema) }),
});

/** Returns one upload. */
export const findUpload = defineEndpoint({
  id: 'content.find-upload',
  method: 'GET',
  path: '/userupload/find/:id',
  access: 'session',
  summary: 'Um trabalho enviado',
  params: z.object({ id: idSchema }),
  reply: z.object({ success: z.literal(true), data: z.array(userUploadSchema) }),
});

/** Lists the user's own uploads, including unfinished ones. */
export const listOwnUploads = defineEndpoint({
  id: 'content.list-own-uploads',
  method: 'GET',
  path: '/userupload/mine',
  access: 'session',
  summary: 'Os próprios envios, também os que ainda não terminaram',
  reply: z.object({
    success: z.literal(true),
    data: z.array(ownUploadSchema),
    usedBytes: z.number(),
    maxBytes: z.number(),
    usedFiles: z.number(),
    maxFiles: z.number(),
    /** Sent today, deleted files as well, and the limits of a day. */
    today: z.object({ bytes: z.number(), maxBytes: z.number(), files: z.number(), maxFiles: z.number() }),
  }),
});

/** Deletes an upload with its file, or cancels one that is in transfer. */
export const deleteUpload = defineEndpoint({
  id: 'content.delete-upload',
  method: 'DELETE',
  path: '/userupload/:id',
  access: 'session',
  summary: 'Exclui um trabalho enviado',
  params: z.object({ id: idSchema }),
  reply: doneSchema,
  inSupportAccess: 'closed',
});

/** Starts a multipart upload, or returns its state (docs/adr/0019). */
export const startUpload = defineEndpoint({
  id: 'content.start-upload',
  method: 'POST',
  path: '/uploads/start',
  access: 'session',
  summary: 'Começa ou retoma o envio de um arquivo em partes',
  body: z.object({
    idUpload: idUploadSchema,
    idSection: idSchema,
    title,
    description,
    fileName,
    size: z.int().check(z.positive('O arquivo está vazio.'), z.maximum(2 * 1024 ** 3 - 1)),
    lastModified: z._default(z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER)), 0),
  }),
  reply: z.object({
    success: z.literal(true),
    idUserUpload: z.number(),
    /** Number of bytes that the server has: start of the next part. */
    offset: z.number(),
    partSize: z.number(),
    /** Address of the complete file; empty until then. */
    url: z.string(),
  }),
  errors: refusals,
  inSupportAccess: 'closed',
});

/**
 * Sends a part of a file (A7m-12). `token` is the upload's `idUpload`; `url` is empty until the last part has arrived
 * and the file was accepted.
 */
export const sendUploadPart = defineEndpoint({
  id: 'content.send-upload-part',
  method: 'POST',
  path: '/uploads/file',
  access: 'session',
  summary: 'Recebe um arquivo, ou a próxima parte dele',
  form: z.object({
    token: idUploadSchema,
    fileName,
    /** Position of these bytes in the file. */
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(UPLOAD_MAX_SIZE)), 0),
  }),
  reply: z.object({ success: z.literal(true), offset: z.number(), url: z.string() }),
  errors: { 'request.invalid-form': 400, 'content.upload-offset': 409, ...refusals },
  inSupportAccess: 'closed',
});

/** Publishes an upload (A7m-13). `fileData` is the file, or the `url` that POST /uploads/file returned for it. */
export const publishUpload = defineEndpoint({
  id: 'content.publish-upload',
  method: 'POST',
  path: '/uploads/usercontent',
  access: 'session',
  summary: 'Publica um trabalho em uma seção',
  form: z.object({
    idSection: idSchema,
    title,
    description,
    idUpload: z.optional(idUploadSchema),
    fileData: z.optional(z.string().check(z.maxLength(2000))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: userUploadSchema,
    /** True when a moderator has to approve it before others see it. */
    isWaiting: z._default(z.boolean(), false),
  }),
  errors: { 'request.invalid-form': 400, ...refusals },
  inSupportAccess: 'closed',
});

export type UserUpload = z.infer<typeof userUploadSchema>;
export type OwnUpload = z.infer<typeof ownUploadSchema>;
export type UploadState = (typeof uploadStates)[number];
