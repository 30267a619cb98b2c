import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Maximum attempts at one PIN by those who requested it, and by all others together (decisions 6 and 514). */
const maxTries = 5;

/** A phone, and the fingerprint of the network that requested a PIN for it. */
interface Requested {
  readonly phone: string;
  readonly requestedFrom: string;
}

/** A PIN that this attempt may be compared with. */
export interface CountedPin {
  readonly pinHash: string;
  readonly triesLeft: number;
}

/**
 * Returns the repository of a tenant's activation PINs: the newest for each phone and requesting network. Neither a
 * request nor wrong attempts from another network can invalidate the PIN of the person who requested it.
 */
export function activationPins(db: TenantDb) {
  const live = (phone: string, now: Date) =>
    db.updateTable('activation_pins').where('phone', '=', phone).where('expires_at', '>', now);

  return {
    /** Stores the only valid PIN of the phone that this network requested. */
    async replace({ phone, requestedFrom }: Requested, pinHash: string, expires: Date): Promise<void> {
      const fields = { pin_hash: pinHash, tries: 0, stranger_tries: 0, expires_at: expires };
      await db
        .insertInto('activation_pins')
        .values({ phone, requested_from: requestedFrom, ...fields })
        .onConflict((conflict) => conflict.columns(['phone', 'requested_from']).doUpdateSet(fields))
        .execute();
    },
    /**
     * Counts one attempt and returns the PINs to compare with: those that were not tried too often, by the network
     * that requested them or by the others.
     */
    async countTry({ phone, requestedFrom }: Requested, now: Date): Promise<CountedPin[]> {
      const own = await live(phone, now)
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('requested_from', '=', requestedFrom)
        .where('tries', '<', maxTries)
        .returning(['pin_hash', 'tries'])
        .execute();
      const others = await live(phone, now)
        .set((eb) => ({ stranger_tries: eb('stranger_tries', '+', 1) }))
        .where('requested_from', '!=', requestedFrom)
        .where('stranger_tries', '<', maxTries)
        .returning(['pin_hash', 'stranger_tries as tries'])
        .execute();
      return [...own, ...others].map(({ pin_hash: pinHash, tries }) => ({ pinHash, triesLeft: maxTries - tries }));
    },
    /** Consumes the PIN and every other one of the phone. Of two concurrent callers, only one receives true. */
    async spend(phone: string, pinHash: string): Promise<boolean> {
      const row = await db
        .deleteFrom('activation_pins')
        .where('phone', '=', phone)
        .where('pin_hash', '=', pinHash)
        .returning('phone')
        .executeTakeFirst();
      if (row) await db.deleteFrom('activation_pins').where('phone', '=', phone).execute();
      return row !== undefined;
    },
  };
}
