import { isAdministrator } from '@shared-kit/contracts/identity';

/** Minutes after which a support access ends (decision 9). */
export const supportMinutes = 60;

interface Rights {
  readonly idUser: number;
  readonly admin: number;
  readonly developer: boolean;
}

export type SupportRefusal = 'oneself' | 'inactive' | 'more-rights';

const isAdmin = ({ admin }: Rights): boolean => isAdministrator(admin);

/**
 * Returns why the actor may not enter as the subject; undefined when it is allowed. A support access must not raise
 * the actor's rights (decision 126).
 */
export function supportRefusal(
  actor: Rights,
  subject: Rights & { readonly active: boolean },
): SupportRefusal | undefined {
  if (subject.idUser === actor.idUser) return 'oneself';
  if (!subject.active) return 'inactive';
  if ((isAdmin(subject) && !isAdmin(actor)) || (subject.developer && !actor.developer)) return 'more-rights';
  return undefined;
}

/** Returns when a support access ended; null while it is active. */
export function endOfSupport(
  access: { ends_at: Date; ended_at: Date | null; revoked_at: Date | null },
  now: Date,
): Date | null {
  const ends = [access.ended_at, access.revoked_at, access.ends_at <= now ? access.ends_at : null].filter(
    (end) => end !== null,
  );
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}
