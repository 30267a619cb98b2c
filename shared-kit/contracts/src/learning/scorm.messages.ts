import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { scormRequestSchema } from './scorm-request.schema.ts';
import { enrollmentStatusSchema } from './statuses.schema.ts';

/** Marks messages between the portal and the framed lesson page on the content origin. */
export const SCORM_CHANNEL = 'azulejo.scorm.v1';

const channel = z.literal(SCORM_CHANNEL);

/**
 * Message from the lesson's frame to the portal. The listener must check that `event.source` is the frame's window and
 * `event.origin` is that of the `url` of `playScorm`.
 */
export const scormFrameMessageSchema = z.discriminatedUnion('type', [
  /** The lesson's page is loaded. */
  z.object({ channel, type: z.literal('ready'), idSco: idSchema }),
  /**
   * Data was saved or is pending: `savedAt` is the server's last confirmation, `pending` is true while newer data is
   * not confirmed.
   */
  z.object({
    channel,
    type: z.literal('progress'),
    idSco: idSchema,
    status: enrollmentStatusSchema,
    savedAt: z.nullable(momentSchema),
    pending: z.boolean(),
  }),
  /**
   * The server will never accept the lesson's latest data, e.g. because it is too long. Later data is sent all the
   * same.
   */
  z.object({ channel, type: z.literal('refused'), idSco: idSchema }),
  /**
   * The lesson has ended its visit, by itself or on request (B4.5-04). `status` is the server's result, or a
   * provisional one while the server has not been reached (`pending`). `navigation` is the navigation request of a 2004
   * lesson, as it has set `adl.nav.request`; null when it has set none.
   */
  z.object({
    channel,
    type: z.literal('finished'),
    idSco: idSchema,
    status: enrollmentStatusSchema,
    pending: z.boolean(),
    navigation: z.nullable(scormRequestSchema),
  }),
  /**
   * The visit cannot continue: its token has expired (call `playScorm` again; nothing is lost), the lesson's file is
   * missing, or another window has opened the lesson, so that this one saves nothing more.
   */
  z.object({
    channel,
    type: z.literal('failed'),
    idSco: idSchema,
    reason: z.enum(['token-over', 'missing-file', 'superseded']),
  }),
]);

/**
 * Message from the portal to the lesson's frame; post it to the origin of `url` only. The frame answers with
 * `finished`.
 */
export const scormPortalMessageSchema = z.object({ channel, type: z.literal('finish-request') });

/** Message from the page of the network test (B4.5-09). */
export const scormNetworkTestMessageSchema = z.object({ channel, type: z.literal('network-test-passed') });

export type ScormFrameMessage = z.infer<typeof scormFrameMessageSchema>;
export type ScormPortalMessage = z.infer<typeof scormPortalMessageSchema>;
