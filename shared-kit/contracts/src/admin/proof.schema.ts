import * as z from 'zod/mini';

/**
 * Password by which callers prove again who they are, because somebody else may sit at their open session. Empty for
 * somebody without a password, whose login of a short time ago is the proof.
 */
export const proofSchema = z.object({ password: z.string().check(z.maxLength(200)) });

/** Refusals of every endpoint that asks for the proof. */
export const proofErrors = {
  'identity.wrong-current-password': 422,
  'identity.log-in-again': 403,
  'identity.too-many-attempts': 429,
} as const;
