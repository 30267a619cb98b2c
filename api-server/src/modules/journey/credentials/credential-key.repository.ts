import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { RSA_BITS } from '../../../platform/auth/key-sizes.rules.ts';
import type { Vault } from '../../../platform/auth/vault.service.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { PublicJwk } from '../journey.tables.ts';

const purpose = 'azulejo credential key';
const makeKeyPair = promisify(generateKeyPair);

export interface SigningKey {
  readonly idKey: string;
  readonly publicJwk: PublicJwk;
  /** PKCS #8, DER. */
  readonly privateKey: Buffer;
}

/** Repository of the keys that sign the credentials of one tenant. */
export function credentialKeys(db: TenantDb) {
  const list = () => db.selectFrom('credential_keys').selectAll().orderBy('created_at', 'desc').execute();
  const findActive = () =>
    db.selectFrom('credential_keys').selectAll().where('state', '=', 'active').executeTakeFirst();

  /** Adds a key. Of two first keys that are made at once, the database keeps one. */
  async function add(vault: Vault, now: Date): Promise<string> {
    const { privateKey, publicKey } = await makeKeyPair('rsa', { modulusLength: RSA_BITS });
    const { kty = '', n = '', e = '' } = publicKey.export({ format: 'jwk' });
    const idKey = createHash('sha256')
      .update(publicKey.export({ format: 'der', type: 'spki' }))
      .digest('hex')
      .slice(0, 16);
    await db
      .insertInto('credential_keys')
      .values({
        id_key: idKey,
        public_jwk: toJson({ kty, n, e }),
        private_key: vault.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), purpose),
        state: 'active',
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return idKey;
  }

  async function active(vault: Vault, now: Date): Promise<SigningKey> {
    const row = await findActive();
    if (!row) {
      await add(vault, now);
      return active(vault, now);
    }
    const privateKey = vault.unseal(row.private_key, purpose);
    if (!privateKey)
      throw refuse(
        'journey.credential-key-sealed',
        503,
        `A chave ${row.id_key} das credenciais foi cifrada com outro SECRET.`,
      );
    return { idKey: row.id_key, publicJwk: row.public_jwk, privateKey };
  }

  return {
    /** Returns the key that signs now. Creates the first key on first use. */
    active,
    list,

    /** Returns the keys that verify credentials, the newest first. */
    async published() {
      return (await list()).filter(({ state }) => state !== 'withdrawn');
    },

    /** Retires the active key and creates the next one. What the retired key signed still verifies. */
    async rotate(vault: Vault, now: Date): Promise<string> {
      await db.updateTable('credential_keys').set({ state: 'retired' }).where('state', '=', 'active').execute();
      return add(vault, now);
    },

    /** Withdraws a retired key, for one that others may know. Nothing that it signed verifies any more. */
    async withdraw(idKey: string): Promise<void> {
      const row = await db
        .updateTable('credential_keys')
        .set({ state: 'withdrawn' })
        .where('id_key', '=', idKey)
        .where('state', '=', 'retired')
        .returning('id_key')
        .executeTakeFirst();
      if (!row) throw notFound(`Não há uma chave aposentada ${idKey}. Crie outra antes: azulejo credentials rotate.`);
    },
  };
}
