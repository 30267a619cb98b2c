import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { RateLimit } from '../../../platform/auth/rate-limit.service.ts';
import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { confirmedOwner } from '../second-factor/own-second-factor.service.ts';
import { users } from '../user.repository.ts';

/** Milliseconds after a login in which somebody without a password needs no other proof. */
const RECENT_MS = 15 * MINUTE_MS;

interface Proving {
  readonly session: Session;
  readonly rateLimit: RateLimit;
  readonly now: Date;
  readonly password: string;
}

/**
 * Refuses unless the caller proves again who they are, because somebody else may sit at their open session: by the
 * password, or by a recent login when the company's own login is the only way in.
 */
export async function expectProvenAgain(db: TenantDb, { session, rateLimit, now, password }: Proving): Promise<void> {
  if (await hasPassword(db, session.idUser)) {
    await confirmedOwner({ session, rateLimit, transaction: (work) => work(db) }, session.idUser, password);
    return;
  }
  if (session.authenticatedAt.getTime() + RECENT_MS > now.getTime()) return;
  throw refuse(
    'identity.log-in-again',
    403,
    'Você entra sem senha. Saia, entre de novo e repita esta ação em até 15 minutos.',
  );
}

/** Returns whether a person can prove by a password who they are. */
export async function hasPassword(db: TenantDb, idUser: number): Promise<boolean> {
  const user = await users(db).find(idUser);
  return user !== undefined && user.password_hash !== null;
}
