import * as z from 'zod/mini';
import { momentSchema } from '@shared-kit/contracts/core';

/** Kinds of entries of the bell. They choose the icon and what an open page reads again. */
export const bellKinds = [
  'message',
  'campaign',
  'points',
  'answer',
  'request',
  'certificate',
  'evaluation',
  'refund',
] as const;

/** Entry of the bell. */
export const bellEntrySchema = z.object({
  idNotification: z.number(),
  kind: z.enum(bellKinds),
  title: z.string(),
  text: z.string(),
  /** Path of the page that the entry leads to, below the tenant's address. */
  path: z.string(),
  at: momentSchema,
  isRead: z.boolean(),
});

export type BellKind = (typeof bellKinds)[number];
export type BellEntry = z.infer<typeof bellEntrySchema>;
