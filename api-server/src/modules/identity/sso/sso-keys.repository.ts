import { X509Certificate, createHash, createPrivateKey, generateKeyPair } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { RSA_BITS } from '../../../platform/auth/key-sizes.rules.ts';
import { seal, unseal } from '../../../platform/auth/sealed-secret.rules.ts';

const purpose = 'azulejo sso key';
const goodFor = 10 * 365 * DAY_MS;
const makeKeyPair = promisify(generateKeyPair);

interface Key {
  readonly privateKey: string;
  /** PEM: the signing certificate first, then those that identity providers should already trust. */
  readonly certificates: readonly string[];
}

export interface SsoKeyInfo {
  readonly id: string;
  readonly state: 'next' | 'active' | 'retired';
  readonly createdAt: string;
  readonly fingerprint: string;
}

/**
 * Returns the decrypted key that signs the portal's requests and the certificates in its metadata. Creates the first
 * key on first use.
 */
export async function ssoKey(db: SystemDb, secret: string, now: Date): Promise<Key> {
  const rows = await published(db);
  const active = rows.find(({ state }) => state === 'active');
  if (!active) {
    await addKey(db, secret, now, 'active');
    return ssoKey(db, secret, now);
  }
  const opened = unseal(active.private_key, secret, purpose);
  if (!opened) throw refuse('sso.key-sealed', 503, `A chave ${active.id} do SSO foi cifrada com outro SECRET.`);
  const privateKey = createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' })
    .export({ format: 'pem', type: 'pkcs8' })
    .toString();
  return { privateKey, certificates: [active, ...rows.filter((row) => row !== active)].map((row) => row.certificate) };
}

/** Creates the next key. The metadata lists it from now on; nothing is signed with it until `useKey`. */
export async function prepareKey(db: SystemDb, secret: string, now: Date): Promise<string> {
  await ssoKey(db, secret, now);
  return addKey(db, secret, now, 'next');
}

/** Activates a prepared key for signing; the previous one is out of use at once. */
export async function useKey(db: SystemDb, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const key = await transaction.selectFrom('sso_keys').select('state').where('id', '=', id).executeTakeFirst();
    if (key?.state !== 'next') throw notFound(`Não há uma chave ${id} à espera de uso.`);
    await transaction.updateTable('sso_keys').set({ state: 'retired' }).where('state', '=', 'active').execute();
    await transaction.updateTable('sso_keys').set({ state: 'active' }).where('id', '=', id).execute();
  });
}

export async function listSsoKeys(db: SystemDb): Promise<readonly SsoKeyInfo[]> {
  const rows = await db.selectFrom('sso_keys').selectAll().orderBy('created_at').execute();
  return rows.map(({ id, state, created_at, certificate }) => ({
    id,
    state,
    createdAt: created_at.toISOString(),
    fingerprint: new X509Certificate(certificate).fingerprint256,
  }));
}

function published(db: SystemDb) {
  return db.selectFrom('sso_keys').selectAll().where('state', '!=', 'retired').orderBy('created_at').execute();
}

async function addKey(db: SystemDb, secret: string, now: Date, state: 'active' | 'next'): Promise<string> {
  const { privateKey } = await makeKeyPair('rsa', { modulusLength: RSA_BITS });
  const { selfSigned } = await import('./self-signed.adapter.ts');
  const certificate = selfSigned(privateKey, 'Azulejo SSO', { from: now, until: new Date(now.getTime() + goodFor) });
  const id = createHash('sha256').update(certificate).digest('hex').slice(0, 12);
  return db.transaction().execute(async (transaction) => {
    // Two nodes that need the first key at the same time create only one.
    await sql`select pg_advisory_xact_lock(hashtext('sso keys'))`.execute(transaction);
    if (state === 'active' && (await published(transaction)).some((row) => row.state === 'active')) return id;
    await transaction
      .insertInto('sso_keys')
      .values({ id, certificate, private_key: sealed(privateKey, secret), state, created_at: now })
      .execute();
    return id;
  });
}

function sealed(privateKey: KeyObject, secret: string): string {
  return seal(privateKey.export({ format: 'der', type: 'pkcs8' }), secret, purpose);
}
