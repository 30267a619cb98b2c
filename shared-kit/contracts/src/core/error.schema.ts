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

export type ErrorBody = z.infer<typeof errorSchema>;
export type Issue = z.infer<typeof issueSchema>;
