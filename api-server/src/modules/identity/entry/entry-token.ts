import { MINUTE_MS } from 'shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { oneTimeTokens } from '../login/one-time-token.ts';

const goodFor = MINUTE_MS;

/** Where a token may be used: in the portal of the app it was made for, or at another host by name (its origin). */
export type EntryTarget = 'portal' | `https://${string}` | `http://${string}`;

/** How somebody came to have it; kept for the record. */
export type EntryVia = 'sso' | 'app' | 'admin' | 'trial';

interface Entry {
  readonly via: EntryVia;
  /** Hash of a cookie that the browser has to show as well. */
  readonly browser?: string;
}

/** One-time tokens that become a session of their own: for one app, person and target, once, within 60 s (decision 2). */
export function entryTokens(db: TenantDb, target: EntryTarget) {
  const tokens = oneTimeTokens(db, `entry ${target}`);
  return {
    issue: (idUser: number, entry: Entry, now: Date): Promise<string> =>
      tokens.issue(idUser, new Date(now.getTime() + goodFor), { ...entry }),
    /** Null for whatever is not a token of this app and target, or is spent or over. Of two that come at once, one gets it. */
    async spend(token: string, now: Date): Promise<(Entry & { idUser: number }) | null> {
      const spent = await tokens.spend(token, now);
      return spent?.idUser ? { ...(spent.data as unknown as Entry), idUser: spent.idUser } : null;
    },
  };
}
