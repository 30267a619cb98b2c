import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { defineStepJob } from '../../../platform/jobs/job.ts';
import { activationPins } from './activation-pin.repository.ts';
import { hashPassword } from '../login/password.ts';

const goodFor = 10 * 60 * 1000;

/**
 * Makes a PIN, keeps its hash and sends it to the phone. It is made here and not where it was asked for, so that it lies nowhere as it is,
 * not even in the queue. Each attempt makes another one: the newest message is the one that counts.
 */
export const sendPinMessage = defineStepJob({
  name: 'identity.send-pin',
  payload: z.object({ phone: z.string(), askedAt: z.string() }),
  retries: 3,
  async runInSteps({ phone, askedAt }, { now, transaction, messages }) {
    // Whoever asked has long given up.
    if (now.getTime() - Date.parse(askedAt) > goodFor) return;
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    const pinHash = await hashPassword(pin);
    const name = await transaction(async (db) => {
      await activationPins(db).replace(phone, pinHash, new Date(now.getTime() + goodFor));
      const app = await db.selectFrom('apps').select('name').executeTakeFirstOrThrow();
      return app.name;
    });
    await messages.send({
      to: phone,
      text: `${name}: seu PIN de ativação é ${pin}. Ele vale por 10 minutos. Não o informe a ninguém.`,
    });
  },
});
