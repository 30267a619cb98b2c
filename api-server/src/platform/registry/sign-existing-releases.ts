import type { SystemDb } from '../database/tenant-db.ts';
import { toJson } from '../database/tenant-db.ts';
import { recordColumns } from './release-record.ts';
import { signatureOf } from './release-signature.ts';
import { activeSigner } from './signing-keys.ts';

const mark = 'sign-existing-releases';

/** Signs, once, what was published before there were signatures. Later a release without one is given to nobody. */
export async function signExistingReleases(db: SystemDb, secret: string): Promise<void> {
  const isDue = await db.selectFrom('server_secrets').select('name').where('name', '=', mark).executeTakeFirst();
  if (!isDue) return;
  await db.transaction().execute(async (transaction) => {
    // Whoever takes the mark away signs; a second node finds it gone.
    const taken = await transaction
      .deleteFrom('server_secrets')
      .where('name', '=', mark)
      .returning('name')
      .executeTakeFirst();
    if (!taken) return;
    const signer = await activeSigner(transaction, secret);
    const rows = await transaction
      .selectFrom('releases')
      .select(recordColumns)
      .where('signature', 'is', null)
      .execute();
    for (const row of rows) {
      const signature = toJson({
        key: signer.id,
        value: signatureOf(row as Parameters<typeof signatureOf>[0], signer.privateKey),
      });
      await transaction
        .updateTable('releases')
        .set({ signature })
        .where('remote', '=', row.remote)
        .where('version', '=', row.version)
        .execute();
    }
  });
}
