import { sql } from 'kysely';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRecord, recordColumns } from '../releases/release-record.schema.ts';
import { recordMove } from '../releases/moves.repository.ts';
import { signatureOf } from './release-signature.rules.ts';
import { newSigner, publicKeys } from './signing-keys.repository.ts';

export interface KeyInfo {
  readonly id: string;
  readonly state: 'active' | 'verifying' | 'retired';
  readonly createdAt: string;
  readonly retiredAt: string | null;
  /** Number of releases signed with the key. */
  readonly releases: number;
}

export async function listKeys(db: SystemDb): Promise<KeyInfo[]> {
  const rows = await db
    .selectFrom('signing_keys as k')
    .select([
      'id',
      'state',
      'created_at',
      'retired_at',
      sql<number>`(select count(*) from releases r where r.signature ->> 'key' = k.id)::integer`.as('releases'),
    ])
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    retiredAt: row.retired_at?.toISOString() ?? null,
    releases: row.releases,
  }));
}

/**
 * Creates a new signing key and signs every release whose signature is valid again. A release that was tampered with
 * stays unchanged and gets no new signature. The previous key still verifies, for pages that are open.
 */
export async function rotateKey(
  platform: Platform,
  by: string,
): Promise<{ key: string; resigned: number; unsound: string[] }> {
  const result = await platform.database.db.transaction().execute(async (transaction) => {
    const keys = await publicKeys(transaction);
    const signer = await newSigner(transaction, platform.secret);
    const rows = await transaction
      .selectFrom('releases')
      .select(recordColumns)
      .orderBy('remote')
      .orderBy('version')
      .forUpdate()
      .execute();
    const unsound: string[] = [];
    for (const row of rows) {
      const reading = readRecord(row, keys);
      if (reading.kind === 'unsound') {
        unsound.push(`${row.remote}@${row.version}`);
        continue;
      }
      const signature = toJson({ key: signer.id, value: signatureOf(reading.release, signer.privateKey) });
      await transaction
        .updateTable('releases')
        .set({ signature })
        .where('remote', '=', row.remote)
        .where('version', '=', row.version)
        .execute();
    }
    const now = platform.clock.now();
    await recordMove(transaction, { kind: 'key-rotate', remote: '*', reason: signer.id, moved_by: by, moved_at: now });
    return { key: signer.id, resigned: rows.length - unsound.length, unsound };
  });
  platform.delivery.forget();
  return result;
}

/**
 * Retires a key, which invalidates its signatures. Rejected while the key signs, or while a sound release depends on
 * it.
 */
export async function retireKey(platform: Platform, id: string, by: string): Promise<KeyInfo> {
  const now = platform.clock.now();
  await platform.database.db.transaction().execute(async (transaction) => {
    const key = await transaction
      .selectFrom('signing_keys')
      .select('state')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!key) throw refuse('registry.unknown-key', 404, `Não há chave com o id '${id}'. Veja 'azulejo key list'.`);
    if (key.state === 'active')
      throw refuse('registry.key-active', 409, `A chave ${id} é a que assina. Crie outra antes: 'azulejo key rotate'.`);
    await refuseKeyInUse(transaction, id);
    await transaction
      .updateTable('signing_keys')
      .set({ state: 'retired', retired_at: now })
      .where('id', '=', id)
      .execute();
    await recordMove(transaction, { kind: 'key-retire', remote: '*', reason: id, moved_by: by, moved_at: now });
  });
  platform.delivery.forget();
  const info = (await listKeys(platform.database.db)).find((key) => key.id === id);
  if (!info) throw refuse('registry.unknown-key', 404, `Não há chave com o id '${id}'.`);
  return info;
}

async function refuseKeyInUse(db: SystemDb, id: string): Promise<void> {
  const keys = await publicKeys(db);
  const rows = await db
    .selectFrom('releases')
    .select(recordColumns)
    .where(sql<boolean>`signature ->> 'key' = ${id}`)
    .execute();
  const sound = rows.filter((row) => readRecord(row, keys).kind === 'sound');
  if (sound.length === 0) return;
  const named = sound.slice(0, 5).map(({ remote, version }) => `${remote}@${version}`);
  throw refuse(
    'registry.key-in-use',
    409,
    `A chave ${id} ainda assina ${sound.length} versão(ões): ${named.join(', ')}. Use 'azulejo key rotate' antes.`,
  );
}
