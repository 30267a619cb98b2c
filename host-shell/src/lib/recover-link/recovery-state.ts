import * as z from 'zod/mini';

/** Address of the login, and the state that opens it at the form for a new e-mail. */
export const recoverAccess = { to: '/login?fromLP=true', state: { recovery: 'forgotten' } } as const;

const schema = z.object({ recovery: z.literal('forgotten') });

/** Returns whether the page before asked for the form that sends another e-mail. */
export function requestsRecovery(state: unknown): boolean {
  return schema.safeParse(state).success;
}
