import * as z from 'zod/mini';
import { idSchema, momentSchema } from 'shared-kit/contracts/core';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** Marks the messages between the portal and the page that frames a lesson on the content origin. */
export const SCORM_CHANNEL = 'azulejo.scorm.v1';

const channel = z.literal(SCORM_CHANNEL);

/**
 * From the lesson's frame to the portal. Whoever listens checks first that `event.source` is the frame's window and `event.origin` that of
 * the `url` of `playScorm`.
 */
export const scormFrameMessageSchema = z.discriminatedUnion('type', [
  /** The lesson's page is there. */
  z.object({ channel, type: z.literal('ready'), idSco: idSchema }),
  /** Something was kept, or waits for the network: `savedAt` is when the server last confirmed, `pending` says that something newer waits. */
  z.object({
    channel,
    type: z.literal('progress'),
    idSco: idSchema,
    status: enrollmentStatusSchema,
    savedAt: z.nullable(momentSchema),
    pending: z.boolean(),
  }),
  /** What the lesson has just set is nothing that the server will ever take, e.g. too much of it. What it sets later is sent all the same. */
  z.object({ channel, type: z.literal('refused'), idSco: idSchema }),
  /**
   * The lesson has ended its visit, by itself or because it was asked to (B4.5-04). `status` is what the server made of it, or will once it is
   * reached (`pending`). `navigation` is where a 2004 lesson asked to go on to.
   */
  z.object({
    channel,
    type: z.literal('finished'),
    idSco: idSchema,
    status: enrollmentStatusSchema,
    pending: z.boolean(),
    navigation: z.nullable(z.enum(['continue', 'previous', 'exit'])),
  }),
  /** The visit can't go on: its token is over (call `playScorm` again; nothing is lost), or the lesson's file isn't there. */
  z.object({ channel, type: z.literal('failed'), idSco: idSchema, reason: z.enum(['token-over', 'missing-file']) }),
]);

/** From the portal to the lesson's frame; to be posted to the origin of `url` only. Answered by `finished`. */
export const scormPortalMessageSchema = z.object({ channel, type: z.literal('finish-request') });

/** From the page of the network test (B4.5-09). */
export const scormNetworkTestMessageSchema = z.object({ channel, type: z.literal('network-test-passed') });

export type ScormFrameMessage = z.infer<typeof scormFrameMessageSchema>;
export type ScormPortalMessage = z.infer<typeof scormPortalMessageSchema>;
