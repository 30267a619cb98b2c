import type { TenantDb } from '../../../platform/database/tenant-db.ts';

/** How often one PIN may be tried (decision 6). */
const maxTries = 5;

/** The PINs of a tenant's activations: one for each phone, the newest. */
export function activationPins(db: TenantDb) {
  return {
    /** From now on this is the phone's only PIN. */
    async replace(phone: string, pinHash: string, expires: Date): Promise<void> {
      const fields = { pin_hash: pinHash, tries: 0, expires_at: expires };
      await db
        .insertInto('activation_pins')
        .values({ phone, ...fields })
        .onConflict((conflict) => conflict.columns(['phone']).doUpdateSet(fields))
        .execute();
    },
    /** Counts one try and gives what it is to be compared with; null when there is no PIN, it is over, or was tried too often. */
    async countTry(phone: string, now: Date): Promise<{ pinHash: string; triesLeft: number } | null> {
      const row = await db
        .updateTable('activation_pins')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('phone', '=', phone)
        .where('tries', '<', maxTries)
        .where('expires_at', '>', now)
        .returning(['pin_hash', 'tries'])
        .executeTakeFirst();
      return row ? { pinHash: row.pin_hash, triesLeft: maxTries - row.tries } : null;
    },
    /** Takes the PIN out of use; of two that come with it at once, one is told true. */
    async spend(phone: string, pinHash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('activation_pins')
        .where('phone', '=', phone)
        .where('pin_hash', '=', pinHash)
        .returning('phone')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
