import * as z from 'zod/mini';

/** Issue of one refused input field. `path` is dotted, e.g. `body.email`. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });

/**
 * Body of every refusal. `code` is stable and dotted (`store.out-of-stock`); `message` is pt-BR and can be shown to the
 * user.
 */
export const errorSchema = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  issues: z.optional(z.array(issueSchema)),
});

/**
 * Header of a reply. `later`: the server is crowded and refused the call before it read it, so the caller may repeat any
 * call after `Retry-After`.
 */
export const ADMISSION_HEADER = 'x-azulejo-admission';

export type ErrorBody = z.infer<typeof errorSchema>;
export type Issue = z.infer<typeof issueSchema>;
