import { createHash, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { seal, unseal } from '../../../platform/auth/sealed-secret.rules.ts';

const purpose = 'azulejo release signing key';

export interface Signer {
  readonly id: string;
  readonly privateKey: KeyObject;
}

/**
 * Returns the decrypted signing key and creates the first one on first use. `db` is the transaction that will use it.
 */
export async function activeSigner(db: SystemDb, secret: string): Promise<Signer> {
  await lockKeys(db);
  const row = await db
    .selectFrom('signing_keys')
    .select(['id', 'private_key'])
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return newSigner(db, secret);
  const opened = unseal(row.private_key, secret, purpose);
  if (!opened) {
    throw refuse(
      'registry.key-sealed',
      409,
      `A chave ${row.id} foi cifrada com outro SECRET e não pode assinar. Use o SECRET anterior, ou crie outra chave com 'azulejo key rotate'.`,
    );
  }
  return { id: row.id, privateKey: createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' }) };
}

/** Creates a new active key; the previous one still verifies its signatures. */
export async function newSigner(db: SystemDb, secret: string): Promise<Signer> {
  await lockKeys(db);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = String(publicKey.export({ format: 'jwk' }).x);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 12);
  await db.updateTable('signing_keys').set({ state: 'verifying' }).where('state', '=', 'active').execute();
  await db
    .insertInto('signing_keys')
    .values({
      id,
      public_key: raw,
      private_key: seal(privateKey.export({ format: 'der', type: 'pkcs8' }), secret, purpose),
      state: 'active',
      retired_at: null,
    })
    .execute();
  return { id, privateKey };
}

/** Returns the public keys that a signature may name, by id. */
export async function publicKeys(db: SystemDb): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['id', 'public_key'])
    .where('state', '!=', 'retired')
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.public_key]));
}

/** Locks the keys until the transaction ends, so that only one request creates, changes or retires keys. */
async function lockKeys(db: SystemDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('registry signing keys'))`.execute(db);
}
