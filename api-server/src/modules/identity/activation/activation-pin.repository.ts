import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Maximum attempts for one PIN (decision 6). */
const maxTries = 5;

/** Returns the repository of a tenant's activation PINs: only the newest for each phone. */
export function activationPins(db: TenantDb) {
  return {
    /** Stores the phone's only valid PIN. */
    async replace(phone: string, pinHash: string, expires: Date): Promise<void> {
      const fields = { pin_hash: pinHash, tries: 0, expires_at: expires };
      await db
        .insertInto('activation_pins')
        .values({ phone, ...fields })
        .onConflict((conflict) => conflict.columns(['phone']).doUpdateSet(fields))
        .execute();
    },
    /**
     * Counts one attempt and returns the hash to compare with. Returns null when there is no PIN, it has expired, or
     * it was tried too often.
     */
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
    /** Consumes the PIN. Of two concurrent callers, only one receives true. */
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
