import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from 'shared-kit/contracts/core';

/** A7c-19, A9: the library's call is given up after 30 s. */
export const MEDIA_LIBRARY_TIMEOUT_MS = 30_000;

/** A3-18. */
export const mediaFileSchema = z.object({
  /** Path in the library; a folder's ends in `/`. */
  key: z.string(),
  isFolder: z.boolean(),
  /** Empty for a folder. */
  url: z.string(),
  date: momentSchema,
  /** Bytes; 0 for a folder. */
  size: z.number(),
});

/** A7c-18. The whole library of a content item, folders before what is in them. */
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
