import type { Activation, checkPin, sendPin } from '@shared-kit/contracts/identity';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import { phoneMessages } from '../../../platform/messages/phone-messages.port.ts';
import type { PlatformContext, RequestContext, StepContext } from '../../../platform/module.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { activationPins } from './activation-pin.repository.ts';
import type { CountedPin } from './activation-pin.repository.ts';
import { activations } from './activation.repository.ts';
import { ownershipOf } from './activation.rules.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { passwordMatches } from '../login/password.adapter.ts';
import { markDevice } from '../login/login-attempts.policy.ts';
import { expectMessageAllowed, phoneAccount } from './message-limits.policy.ts';
import { asWritten } from './phone.rules.ts';
import { sendPinMessage } from './send-pin.job.ts';

const checksPerAddress = { limit: 100, windowSeconds: 15 * 60 };
const ticketGoodFor = 10 * 60 * 1000;

/** Requests a PIN for the phone. The reply does not reveal whose phone it is. */
export async function requestPin(context: PlatformContext<typeof sendPin>): Promise<string> {
  const { body, tenant, now, transaction, jobs, platform, ports } = context;
  refuseWhereOff(tenant);
  if (!phoneMessages.of({ ports }).isAvailable)
    throw refuse(
      'identity.pin-unavailable',
      503,
      'O envio de PIN não está disponível neste portal. Entre com a sua senha ou fale com a sua empresa.',
    );
  await expectMessageAllowed(context, body.phone, platform.env);
  const payload = {
    phone: body.phone,
    requestedAt: now.toISOString(),
    requestedFrom: requesterOf(context, body.phone),
  };
  await transaction((db) => jobs.send(db, sendPinMessage, payload));
  return `Enviamos um PIN de 6 dígitos para ${asWritten(body.phone)}. Ele vale por 10 minutos.`;
}

/**
 * Checks a PIN. An attempt is counted, and committed, before it is checked, so that concurrent attempts cannot exceed
 * the limit.
 */
export async function validatePin(context: StepContext<typeof checkPin>): Promise<Activation> {
  const { body, tenant, now, rateLimit, request, transaction } = context;
  refuseWhereOff(tenant);
  await consumeTurn(rateLimit, `pin-check-from:${request.source}`, checksPerAddress);
  const attempt = { phone: body.phone, requestedFrom: requesterOf(context, body.phone) };
  const counted = await transaction((db) => activationPins(db).countTry(attempt, now));
  if (counted.length === 0) {
    // Takes as long as a comparison.
    await passwordMatches(body.pin, null);
    throw pinOver();
  }
  const matching = await matchingPin(body.pin, counted);
  if (!matching) throw wrongPin(Math.max(...counted.map(({ triesLeft }) => triesLeft)));
  const activation = await transaction(async (db): Promise<Activation> => {
    if (!(await activationPins(db).spend(body.phone, matching.pinHash))) throw pinOver();
    const ownership = ownershipOf(await activations(db).byPhone(asWritten(body.phone)));
    if (ownership.kind === 'elsewhere') return ownership;
    const idUser = ownership.kind === 'known' ? ownership.owner.id_user : null;
    const ticket = await oneTimeTokens(db, 'activation').issue(idUser, new Date(now.getTime() + ticketGoodFor), {
      phone: body.phone,
    });
    if (ownership.kind === 'new') return { kind: 'new', ticket };
    return { kind: 'known', ticket, name: ownership.owner.name, username: ownership.owner.username };
  });
  markDevice(context, phoneAccount(tenant.idApp, body.phone));
  return activation;
}

/** Rejects the call when the company creates the accounts, because self-registration is off (A4l-06). */
function refuseWhereOff({ idAppType }: Tenant): void {
  if (idAppType !== 2) throw refuse('identity.no-activation', 404, 'Este portal não tem ativação por telefone.');
}

/** Returns the name under which the requests of a browser that has proven the phone, or of a network, are stored. */
function requesterOf(
  { vault, request, devices, tenant }: Pick<RequestContext, 'vault' | 'request' | 'devices' | 'tenant'>,
  phone: string,
): string {
  const device = devices.find(request.cookie, phoneAccount(tenant.idApp, phone));
  return vault.fingerprint(device === null ? request.source : `device:${device}`, 'pin-requester');
}

async function matchingPin(pin: string, counted: readonly CountedPin[]): Promise<CountedPin | undefined> {
  for (const each of counted) if (await passwordMatches(pin, each.pinHash)) return each;
  return undefined;
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
