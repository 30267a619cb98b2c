import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { activationPins } from './activation-pin.repository.ts';
import { hashPassword } from '../login/password.adapter.ts';

const goodFor = 10 * 60 * 1000;

/**
 * Generates a PIN, stores its hash and sends it to the phone. The job generates it, not the request, so that the
 * plain PIN is never stored, not even in the queue. Each retry generates a new one: only the newest message is valid.
 */
export const sendPinMessage = defineStepJob({
  name: 'identity.send-pin',
  payload: z.object({ phone: z.string(), requestedAt: z.string(), requestedFrom: z.string() }),
  retries: 3,
  async runInSteps({ phone, requestedAt, requestedFrom }, { now, transaction, messages }) {
    // The person has given up waiting by now.
    if (now.getTime() - Date.parse(requestedAt) > goodFor) return;
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    const pinHash = await hashPassword(pin);
    const name = await transaction(async (db) => {
      await activationPins(db).replace({ phone, requestedFrom }, pinHash, new Date(now.getTime() + goodFor));
      const app = await db.selectFrom('apps').select('name').executeTakeFirstOrThrow();
      return app.name;
    });
    await messages.send({
      to: phone,
      text: `${name}: seu PIN de ativação é ${pin}. Ele vale por 10 minutos. Não o informe a ninguém.`,
    });
  },
});
