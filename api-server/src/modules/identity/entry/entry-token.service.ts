import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';

const goodFor = MINUTE_MS;

/** Target of a token: the portal of its own app, or another host by its origin. */
export type EntryTarget = 'portal' | `https://${string}` | `http://${string}`;

/** How the token was obtained; stored for the record. */
export type EntryVia = 'sso' | 'app' | 'admin' | 'trial';

interface Entry {
  readonly via: EntryVia;
  /** Hash of a cookie that the browser must also present. */
  readonly browser?: string;
  /** Proof of identity that the new session inherits (decision 510). */
  readonly authenticatedAt?: Date;
  readonly isStrong?: boolean;
}

/** The fields of a session that a token hands over to the next one. */
export function proofOf({ authenticatedAt, isStrong }: Pick<Session, 'authenticatedAt' | 'isStrong'>) {
  return { authenticatedAt, isStrong };
}

/**
 * Returns the one-time tokens that start a new session: for one app, person and target, once, within 60 s (decision
 * 2).
 */
export function entryTokens(db: TenantDb, target: EntryTarget) {
  const tokens = oneTimeTokens(db, `entry ${target}`);
  return {
    issue: (idUser: number, entry: Entry, now: Date): Promise<string> =>
      tokens.issue(idUser, new Date(now.getTime() + goodFor), { ...entry }),
    /**
     * Consumes a token. Returns null when it is not a token of this app and target, or is spent or expired. Of two
     * concurrent callers, only one receives it.
     */
    async spend(token: string, now: Date): Promise<(Entry & { idUser: number; authenticatedAt: Date }) | null> {
      const spent = await tokens.spend(token, now);
      if (!spent?.idUser) return null;
      const { authenticatedAt, ...entry } = spent.data as unknown as Omit<Entry, 'authenticatedAt'> & {
        authenticatedAt?: string;
      };
      return { ...entry, authenticatedAt: authenticatedAt ? new Date(authenticatedAt) : now, idUser: spent.idUser };
    },
  };
}
