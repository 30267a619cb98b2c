import type { ConfirmationKind } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { SsoConfirmation } from '../admin.tables.ts';

interface NewConfirmation {
  readonly kind: ConfirmationKind;
  /** Null for a request about the company. */
  readonly idPerson: number | null;
  readonly idAsker: number;
  readonly reason: string;
  readonly details?: SsoConfirmation;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Reads and writes requests that wait for a second person. */
export function confirmations(db: TenantDb) {
  const selected = () => db.selectFrom('confirmations').selectAll();
  return {
    /** Returns the requests that wait, oldest first. */
    waiting: (now: Date) => selected().where('expires_at', '>', now).orderBy('id_confirmation').execute(),

    /** Returns a request that waits and locks it. */
    lock: (idConfirmation: number, now: Date) =>
      selected()
        .where('id_confirmation', '=', idConfirmation)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst(),

    ofPerson: (idPerson: number, now: Date) =>
      selected().where('id_person', '=', idPerson).where('expires_at', '>', now).executeTakeFirst(),

    /** Returns the request about the company that waits. */
    ofCompany: (kind: ConfirmationKind, now: Date) =>
      selected().where('kind', '=', kind).where('expires_at', '>', now).executeTakeFirst(),

    /** Adds a request in the place of one that is over. Returns false when one for the same thing waits. */
    async add({ kind, idPerson, idAsker, reason, details, now, expiresAt }: NewConfirmation): Promise<boolean> {
      await db
        .deleteFrom('confirmations')
        .where('kind', '=', kind)
        .where('id_person', idPerson === null ? 'is' : '=', idPerson)
        .where('expires_at', '<=', now)
        .execute();
      const added = await db
        .insertInto('confirmations')
        .values({
          kind,
          id_person: idPerson,
          id_asker: idAsker,
          reason,
          details: details ? toJson(details) : null,
          asked_at: now,
          expires_at: expiresAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_confirmation')
        .executeTakeFirst();
      return added !== undefined;
    },

    async remove(idConfirmation: number): Promise<void> {
      await db.deleteFrom('confirmations').where('id_confirmation', '=', idConfirmation).execute();
    },

    /** Removes the requests that are over, and returns them. */
    removeOver: (now: Date) => db.deleteFrom('confirmations').where('expires_at', '<=', now).returningAll().execute(),
  };
}

export type ConfirmationRow = NonNullable<Awaited<ReturnType<ReturnType<typeof confirmations>['ofPerson']>>>;
