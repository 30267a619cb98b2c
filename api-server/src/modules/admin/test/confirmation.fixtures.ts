import { DAY_MS } from '@shared-kit/contracts/calendar';
import { testPassword } from '../../../test/index.ts';
import { app, inTenant, owner } from './administration.fixtures.ts';
import type { Sample } from './sample.types.ts';

/** Makes a request of the owner to erase somebody, which waits for a second person. */
export async function makeConfirmation(): Promise<{ idConfirmation: number }> {
  const person = await app.makeUser();
  const now = app.clock.now();
  return inTenant(async (db) => {
    const row = await db
      .insertInto('confirmations')
      .values({
        kind: 'erase-person',
        id_person: person.idUser,
        id_asker: owner.idUser,
        reason: 'Pedido',
        asked_at: now,
        expires_at: new Date(now.getTime() + 7 * DAY_MS),
      })
      .returning('id_confirmation')
      .executeTakeFirstOrThrow();
    return { idConfirmation: row.id_confirmation };
  });
}

export const confirmationSamples: Readonly<Record<string, Sample>> = {
  'admin.list-confirmations': { about: 'company', input: () => ({}) },
  'admin.answer-confirmation': {
    about: 'person',
    input: ({ idConfirmation }) => ({ params: { idConfirmation }, body: { decision: 'refuse', reason: 'Engano' } }),
  },
  'admin.read-four-eyes': { about: 'company', input: () => ({}) },
  'admin.switch-four-eyes': { about: 'company', input: () => ({ body: { isOn: true, password: testPassword } }) },
};
