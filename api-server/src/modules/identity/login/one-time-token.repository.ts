import { createHash, randomBytes } from 'node:crypto';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the tokens for links of one purpose. Each is used once and stored only as a hash. */
export function oneTimeTokens(db: TenantDb, purpose: string) {
  return {
    async issue(idUser: number | null, expires: Date, data: Record<string, unknown> = {}): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('one_time_tokens')
        .values({
          token_hash: digest(token),
          purpose,
          id_user: idUser,
          data: toJson(data),
          expires_at: expires,
          used_at: null,
        })
        .execute();
      return token;
    },
    /** Returns the owner of the token, whether or not it is still valid. */
    async ownerOf(token: string): Promise<number | null> {
      const row = await db
        .selectFrom('one_time_tokens')
        .select('id_user')
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row?.id_user ?? null;
    },
    /** Returns a token without consuming it; null when it is unknown. */
    async peek(
      token: string,
      now: Date,
    ): Promise<{ idUser: number | null; data: Record<string, unknown>; isOpen: boolean } | null> {
      const row = await db
        .selectFrom('one_time_tokens')
        .select(['id_user', 'data', 'used_at', 'expires_at'])
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', purpose)
        .executeTakeFirst();
      return row ? { idUser: row.id_user, data: row.data, isOpen: row.used_at === null && row.expires_at > now } : null;
    },
    /** Invalidates the open tokens of a person for this purpose. */
    async discard(idUser: number, now: Date): Promise<void> {
      await db
        .updateTable('one_time_tokens')
        .set({ used_at: now })
        .where('id_user', '=', idUser)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .execute();
    },
    /**
     * Consumes the token. Returns null when it is unknown, expired or spent. Of two concurrent callers, only one
     * receives it.
     */
    async spend(token: string, now: Date): Promise<{ idUser: number | null; data: Record<string, unknown> } | null> {
      const row = await db
        .updateTable('one_time_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', digest(token))
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['id_user', 'data'])
        .executeTakeFirst();
      return row ? { idUser: row.id_user, data: row.data } : null;
    },
  };
}

/** Invalidates all open tokens of a person, whatever their purpose. */
export async function discardTokensOf(db: TenantDb, idUser: number, now: Date): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('id_user', '=', idUser)
    .where('used_at', 'is', null)
    .execute();
}
