import * as z from 'zod/mini';

/** Reasons why a release may not fit the page that it is composed into. */
export const verdictCodes = [
  'contract',
  'shared-missing',
  'shared-version',
  'event-schema',
  'event-nobody-emits',
  'slot-missing',
  'slot-schema',
  'route-outside',
  'route-taken',
  'menu-limit',
] as const;

const verdictReasonSchema = z.object({
  code: z.enum(verdictCodes),
  /** `blocking` makes the release incompatible; `note` is information only. */
  weight: z.enum(['blocking', 'note']),
  /** Shared module, event or slot concerned. */
  subject: z.string(),
  /** Part that must change to resolve it: a remote, or `host-shell`. */
  change: z.string(),
  /** pt-BR; can be shown to the user. */
  message: z.string(),
});

/** Verdict on one release with one build of the shell and the other releases of one tenant. */
export const verdictSchema = z.object({
  tenant: z.string(),
  shell: z.string(),
  compatible: z.boolean(),
  reasons: z.array(verdictReasonSchema),
});

/** All verdicts of a release, and their summary. */
export const verdictReportSchema = z.object({
  remote: z.string(),
  version: z.string(),
  compatible: z.boolean(),
  verdicts: z.array(verdictSchema),
});

export type VerdictReason = z.output<typeof verdictReasonSchema>;
export type VerdictReport = z.output<typeof verdictReportSchema>;
export type Verdict = z.output<typeof verdictSchema>;
