import * as z from 'zod/mini';

/** Marks messages of a preview's frame on the content origin. */
export const PREVIEW_CHANNEL = 'azulejo.preview.v1';

const channel = z.literal(PREVIEW_CHANNEL);

const scormCallSchema = z.object({
  name: z.string(),
  args: z.array(z.string()),
  value: z.string(),
  /** Code that `GetLastError` returns after the call; 0 is none. */
  error: z.string(),
  /** Milliseconds since the lesson was opened. */
  at: z.number(),
});

/** Call of a lesson to the SCORM API. */
export type ScormCall = z.infer<typeof scormCallSchema>;

/**
 * Message of a preview's frame. The listener must check that `event.source` is the frame's window and `event.origin` is
 * that of the preview's address.
 */
export const scormPreviewMessageSchema = z.discriminatedUnion('type', [
  z.object({ channel, type: z.literal('ready') }),
  z.object({ channel, type: z.literal('call'), call: scormCallSchema }),
  z.object({ channel, type: z.literal('failed') }),
]);
