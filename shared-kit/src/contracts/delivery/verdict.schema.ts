import * as z from 'zod/mini';

/** What can stand between a release and the page it is to be composed into. */
export const verdictCodes = [
  'contract',
  'shared-missing',
  'shared-version',
  'event-schema',
  'event-nobody-emits',
  'slot-missing',
  'slot-schema',
] as const;

const verdictReasonSchema = z.object({
  code: z.enum(verdictCodes),
  /** `blocking` makes the release incompatible; `note` is worth knowing and stops nothing. */
  weight: z.enum(['blocking', 'note']),
  /** The shared module, event or slot it is about. */
  subject: z.string(),
  /** The part that has to change for it to go away: a remote, or `host-shell`. */
  change: z.string(),
  /** pt-BR, fit to show. */
  message: z.string(),
});

/** One release against one build of the shell, in one tenant's company of releases. */
export const verdictSchema = z.object({
  tenant: z.string(),
  shell: z.string(),
  compatible: z.boolean(),
  reasons: z.array(verdictReasonSchema),
});

/** All verdicts of a release, and what they come to. */
export const verdictReportSchema = z.object({
  remote: z.string(),
  version: z.string(),
  compatible: z.boolean(),
  verdicts: z.array(verdictSchema),
});

export type VerdictReason = z.output<typeof verdictReasonSchema>;
export type VerdictReport = z.output<typeof verdictReportSchema>;
export type Verdict = z.output<typeof verdictSchema>;
