import type { Activation, checkPin, sendPin } from '@shared-kit/contracts/identity';
import { DAY_SECONDS, HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import type { StepContext } from '../../../platform/module.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { activationPins } from './activation-pin.repository.ts';
import { activations } from './activation.repository.ts';
import { ownershipOf } from './activation.rules.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { passwordMatches } from '../login/password.adapter.ts';
import { asWritten } from './phone.rules.ts';
import { sendPinMessage } from './send-pin.job.ts';

const pinsPerPhone = { limit: 3, windowSeconds: 10 * 60 };
const pinsPerPhoneAndDay = { limit: 10, windowSeconds: DAY_SECONDS };
const pinsPerAddress = { limit: 100, windowSeconds: HOUR_SECONDS };
const checksPerAddress = { limit: 100, windowSeconds: 15 * 60 };
const ticketGoodFor = 10 * 60 * 1000;

/** Requests a PIN for the phone. The reply does not reveal whose phone it is. */
export async function requestPin({
  body,
  tenant,
  now,
  rateLimit,
  request,
  transaction,
  jobs,
}: StepContext<typeof sendPin>): Promise<string> {
  refuseWhereOff(tenant);
  await consumeTurn(rateLimit, `pin-from:${request.address}`, pinsPerAddress);
  await consumeTurn(rateLimit, `pin:${body.phone}`, pinsPerPhone);
  await consumeTurn(rateLimit, `pin-day:${body.phone}`, pinsPerPhoneAndDay);
  await transaction((db) => jobs.send(db, sendPinMessage, { phone: body.phone, requestedAt: now.toISOString() }));
  return `Enviamos um PIN de 6 dígitos para ${asWritten(body.phone)}. Ele vale por 10 minutos.`;
}

/**
 * Checks a PIN. An attempt is counted, and committed, before it is checked, so that concurrent attempts cannot exceed
 * the limit.
 */
export async function validatePin(context: StepContext<typeof checkPin>): Promise<Activation> {
  const { body, tenant, now, rateLimit, request, transaction } = context;
  refuseWhereOff(tenant);
  await consumeTurn(rateLimit, `pin-check-from:${request.address}`, checksPerAddress);
  const counted = await transaction((db) => activationPins(db).countTry(body.phone, now));
  const matches = await passwordMatches(body.pin, counted?.pinHash);
  if (!counted) throw pinOver();
  if (!matches) throw wrongPin(counted.triesLeft);
  return transaction(async (db) => {
    if (!(await activationPins(db).spend(body.phone, counted.pinHash))) throw pinOver();
    const ownership = ownershipOf(await activations(db).byPhone(asWritten(body.phone)));
    if (ownership.kind === 'elsewhere') return ownership;
    const idUser = ownership.kind === 'known' ? ownership.owner.id_user : null;
    const ticket = await oneTimeTokens(db, 'activation').issue(idUser, new Date(now.getTime() + ticketGoodFor), {
      phone: body.phone,
    });
    if (ownership.kind === 'new') return { kind: 'new', ticket };
    return { kind: 'known', ticket, name: ownership.owner.name, username: ownership.owner.username };
  });
}

/** Rejects the call when the company creates the accounts, because self-registration is off (A4l-06). */
function refuseWhereOff({ idAppType }: Tenant): void {
  if (idAppType !== 2) throw refuse('identity.no-activation', 404, 'Este portal não tem ativação por telefone.');
}

function pinOver() {
  return refuse('identity.pin-over', 410, 'Este PIN não vale mais. Volte e solicite outro.');
}

function wrongPin(triesLeft: number) {
  const rest =
    triesLeft === 0
      ? 'Volte e solicite outro.'
      : `Você tem mais ${triesLeft} ${triesLeft === 1 ? 'tentativa' : 'tentativas'}.`;
  return refuse('identity.wrong-pin', 422, `PIN inválido. ${rest}`);
}
