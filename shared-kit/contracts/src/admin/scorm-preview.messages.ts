import * as z from 'zod/mini';

/** Marks messages between the administration and a preview's frame on the content origin. */
export const PREVIEW_CHANNEL = 'azulejo.preview.v1';

const channel = z.literal(PREVIEW_CHANNEL);

const scormCallSchema = z.object({
  name: z.string(),
  args: z.array(z.string()),
  value: z.string(),
  /** Code that `GetLastError` returns after the call; 0 is none. */
  error: z.string(),
  /** Milliseconds since the lesson was opened; since the preview was opened in a package with sequencing. */
  at: z.number(),
});

/** Call of a lesson to the SCORM API. */
export type ScormCall = z.infer<typeof scormCallSchema>;

const statusSchema = z.enum(['NOT_ATTEMPTED', 'IN_PROGRESS', 'COMPLETED', 'PASSED', 'FAILED']);

const previewedPackageSchema = z.object({
  /** `lesson`: a lesson runs. `ended`: it has ended by itself. `list`: none is open. `failed`: its file is missing. */
  phase: z.enum(['lesson', 'ended', 'list', 'failed']),
  contents: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      level: z.number(),
      isLesson: z.boolean(),
      isCurrent: z.boolean(),
      /** True when it can be chosen now. */
      isOpen: z.boolean(),
      /** Why it can't be chosen; null when it can. */
      lock: z.nullable(z.enum(['disabled', 'attempts', 'order'])),
      status: statusSchema,
    }),
  ),
  canContinue: z.boolean(),
  canPrevious: z.boolean(),
  /** True when an attempt on the package is suspended. */
  isSuspended: z.boolean(),
  /** Controls that the current lesson replaces with its own (`hideLMSUI`). */
  hides: z.array(z.string()),
  status: statusSchema,
  /** 0 to 100. */
  grade: z.nullable(z.number()),
});

/** Package with sequencing in a preview: where its throw-away attempt is. */
export type PreviewedPackage = z.infer<typeof previewedPackageSchema>;

const previewedStepSchema = z.object({
  /** `open`, `leave`, or a navigation request of SCORM. */
  request: z.string(),
  outcome: z.enum(['delivered', 'ended', 'waiting', 'refused']),
  /** Exception code of the SN book, e.g. `SB.2.9-5`; null without one. */
  exception: z.nullable(z.string()),
  /** Title of the delivered lesson; null when none is. */
  lesson: z.nullable(z.string()),
  /** False when a suspended attempt on the lesson goes on. */
  isNew: z.boolean(),
  /** Milliseconds since the preview was opened. */
  at: z.number(),
});

/** Step that the sequencing engine has carried out in a preview. */
export type PreviewedStep = z.infer<typeof previewedStepSchema>;

/**
 * Message of a preview's frame. The listener must check that `event.source` is the frame's window and `event.origin` is
 * that of the preview's address.
 */
export const scormPreviewMessageSchema = z.discriminatedUnion('type', [
  z.object({ channel, type: z.literal('ready') }),
  z.object({ channel, type: z.literal('call'), call: scormCallSchema }),
  z.object({ channel, type: z.literal('package'), package: previewedPackageSchema }),
  z.object({ channel, type: z.literal('step'), step: previewedStepSchema }),
  z.object({ channel, type: z.literal('failed') }),
]);

/**
 * Request of the administration to a preview's frame: `open`, `leave`, a navigation request of SCORM, or `choose:` with an
 * item of the list. Post it to the origin of the preview's address only.
 */
export interface ScormPreviewRequest {
  readonly channel: typeof PREVIEW_CHANNEL;
  readonly type: 'request';
  readonly request: string;
}
