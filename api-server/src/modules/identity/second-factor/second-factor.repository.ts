import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly signCount: number;
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly name: string;
}

export type FactorEvent =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'reset';

/** Returns the repository of one person's second factors. */
export function secondFactors(db: TenantDb, idUser: number) {
  return {
    totp: () => db.selectFrom('totp_secrets').selectAll().where('id_user', '=', idUser).executeTakeFirst(),
    /** Stores a secret that is not confirmed yet. Never replaces a confirmed one. */
    async startTotp(sealedSecret: string, now: Date): Promise<void> {
      const fields = { sealed_secret: sealedSecret, created_at: now, last_step: 0 };
      await db
        .insertInto('totp_secrets')
        .values({ id_user: idUser, confirmed_at: null, ...fields })
        .onConflict((conflict) =>
          conflict.columns(['id_user']).doUpdateSet(fields).where('totp_secrets.confirmed_at', 'is', null),
        )
        .execute();
    },
    /** Uses up a time step, and all before it. Of two concurrent callers with one code, only one receives true. */
    async takeStep(step: number, confirmedAt?: Date): Promise<boolean> {
      const taken = await db
        .updateTable('totp_secrets')
        .set({ last_step: step, ...(confirmedAt ? { confirmed_at: confirmedAt } : {}) })
        .where('id_user', '=', idUser)
        .where('last_step', '<', step)
        .returning('id_user')
        .execute();
      return taken.length > 0;
    },
    removeTotp: () => db.deleteFrom('totp_secrets').where('id_user', '=', idUser).execute(),

    passkeys: () => db.selectFrom('passkeys').selectAll().where('id_user', '=', idUser).orderBy('id_passkey').execute(),
    async addPasskey({ credentialId, publicKey, signCount, transports, rpId, name }: NewPasskey, now: Date) {
      const added = await db
        .insertInto('passkeys')
        .values({
          id_user: idUser,
          credential_id: credentialId,
          public_key: publicKey,
          sign_count: signCount,
          transports: transports.join(','),
          rp_id: rpId,
          name,
          created_at: now,
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.columns(['credential_id']).doNothing())
        .returning('id_passkey')
        .executeTakeFirst();
      return added !== undefined;
    },
    async usePasskey(idPasskey: number, signCount: number, now: Date): Promise<void> {
      await db
        .updateTable('passkeys')
        .set({ sign_count: signCount, last_used_at: now })
        .where('id_passkey', '=', idPasskey)
        .execute();
    },
    async removePasskey(idPasskey: number): Promise<void> {
      await db.deleteFrom('passkeys').where('id_passkey', '=', idPasskey).where('id_user', '=', idUser).execute();
    },

    async recoveryCodesLeft(): Promise<number> {
      const codes = await db
        .selectFrom('recovery_codes')
        .select('code_mac')
        .where('id_user', '=', idUser)
        .where('used_at', 'is', null)
        .execute();
      return codes.length;
    },
    async replaceRecoveryCodes(macs: readonly string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('id_user', '=', idUser).execute();
      if (macs.length === 0) return;
      const rows = macs.map((mac) => ({ id_user: idUser, code_mac: mac, used_at: null }));
      await db.insertInto('recovery_codes').values(rows).execute();
    },
    /** Uses up a code. Of two concurrent callers, only one receives true. */
    async takeRecoveryCode(mac: string, now: Date): Promise<boolean> {
      const taken = await db
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('id_user', '=', idUser)
        .where('code_mac', '=', mac)
        .where('used_at', 'is', null)
        .returning('code_mac')
        .execute();
      return taken.length > 0;
    },

    async record(event: FactorEvent, now: Date, madeBy: 'person' | 'operator' = 'person', reason = ''): Promise<void> {
      await db
        .insertInto('second_factor_events')
        .values({ id_user: idUser, event, made_by: madeBy, reason, happened_at: now })
        .execute();
    },
    events: () =>
      db
        .selectFrom('second_factor_events')
        .select(['event', 'made_by', 'reason', 'happened_at'])
        .where('id_user', '=', idUser)
        .orderBy('id_event', 'desc')
        .execute(),
  };
}
