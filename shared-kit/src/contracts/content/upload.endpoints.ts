import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema, pageQuerySchema } from 'shared-kit/contracts/core';
import { UPLOAD_MAX_SIZE } from './upload-formats.ts';

/** Made by the browser, one per file that is sent: whatever is sent again under it counts once. */
const idUploadSchema = z.uuid();

const title = z.string().check(z.trim(), z.minLength(1, 'Título é um campo obrigatório.'), z.maxLength(120));
const description = z.string().check(z.trim(), z.minLength(1, 'Descrição é um campo obrigatório.'), z.maxLength(2000));
const fileName = z.string().check(z.minLength(1), z.maxLength(255));

/** Why a file is not taken. */
const refusals = {
  'content.upload-type': 422,
  'content.upload-mismatch': 422,
  'content.upload-unsafe': 422,
  'content.upload-broken': 422,
  'content.upload-too-large': 413,
  'content.upload-quota': 409,
  'content.upload-changed': 409,
  'identity.too-many-attempts': 429,
} as const;

const uploadShape = {
  idUserUpload: z.number(),
  idSection: z.number(),
  title: z.string(),
  /** The file's name. */
  name: z.string(),
  description: z.string(),
  mimetype: z.string(),
  extension: z.string(),
  /** Empty until the file is whole. Links expire after some hours. */
  url: z.string(),
  /** Small picture of it; empty where there is none. */
  image: z.string(),
  /** Bytes. */
  size: z.number(),
  /** When it was published, or begun. */
  sentAt: momentSchema,
  author: z.object({ name: z.string(), photo: z.string() }),
  /** It is the person's own, or they are an administrator. */
  canDelete: z.boolean(),
};

/** A3-16. */
export const userUploadSchema = z.object(uploadShape);

/** On its way, whole but not published, published (decision 191). */
export const uploadStates = ['RECEIVING', 'RECEIVED', 'PUBLISHED'] as const;

/** One's own, in any state. */
export const ownUploadSchema = z.object({
  ...uploadShape,
  state: z.enum(uploadStates),
  idUpload: z.string(),
  /** Bytes that the server has. */
  received: z.number(),
  /** Of the file on the person's device, ms; tells whether it is the same file. */
  lastModified: z.number(),
});

/** A7m-11. */
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

export const findUpload = defineEndpoint({
  id: 'content.find-upload',
  method: 'GET',
  path: '/userupload/find/:id',
  access: 'session',
  summary: 'Um trabalho enviado',
  params: z.object({ id: idSchema }),
  reply: z.object({ success: z.literal(true), data: z.array(userUploadSchema) }),
});

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
  }),
});

/** Takes an upload away with its file, or gives up one that is on its way. */
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

/** Begins a file that is sent in parts, or says where it stands (docs/adr/0019). */
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
    /** Bytes that the server has: the next part begins there. */
    offset: z.number(),
    partSize: z.number(),
    /** Address of the whole file; empty until it is. */
    url: z.string(),
  }),
  errors: refusals,
  inSupportAccess: 'closed',
});

/** A7m-12. `token` is the upload's `idUpload`; `url` is empty until the last part has come and the file was found good. */
export const sendUploadPart = defineEndpoint({
  id: 'content.send-upload-part',
  method: 'POST',
  path: '/uploads/file',
  access: 'session',
  summary: 'Recebe um arquivo, ou a próxima parte dele',
  form: z.object({
    token: idUploadSchema,
    fileName,
    /** Where in the file these bytes begin. */
    offset: z._default(z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(UPLOAD_MAX_SIZE)), 0),
  }),
  reply: z.object({ success: z.literal(true), offset: z.number(), url: z.string() }),
  errors: { 'request.invalid-form': 400, 'content.upload-offset': 409, ...refusals },
  inSupportAccess: 'closed',
});

/** A7m-13. `fileData` is the file, or the `url` that POST /uploads/file gave for it. */
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
  reply: z.object({ success: z.literal(true), data: userUploadSchema }),
  errors: { 'request.invalid-form': 400, ...refusals },
  inSupportAccess: 'closed',
});

export type UserUpload = z.infer<typeof userUploadSchema>;
export type OwnUpload = z.infer<typeof ownUploadSchema>;
export type UploadState = (typeof uploadStates)[number];
