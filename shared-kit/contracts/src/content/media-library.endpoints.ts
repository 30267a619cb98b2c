import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Time limit of the library's call, in milliseconds (A7c-19, A9). */
export const MEDIA_LIBRARY_TIMEOUT_MS = 30_000;

/** File or folder of the media library (A3-18). */
export const mediaFileSchema = z.object({
  /** Path in the library; the path of a folder ends in `/`. */
  key: z.string(),
  isFolder: z.boolean(),
  /** Empty for a folder. */
  url: z.string(),
  date: momentSchema,
  /** Bytes; 0 for a folder. */
  size: z.number(),
});

/** Returns the whole library of a content item, folders before their files (A7c-18). */
export const readMediaLibrary = defineEndpoint({
  id: 'content.read-media-library',
  method: 'GET',
  path: '/mediacenter/:idContentItem',
  access: 'session',
  summary: 'Arquivos e pastas de uma biblioteca de mídia',
  params: z.object({ idContentItem: idSchema }),
  reply: z.object({ success: z.literal(true), files: z.array(mediaFileSchema) }),
});

export type MediaFile = z.infer<typeof mediaFileSchema>;
