import type { addPasskey, getSecondFactor } from '@shared-kit/contracts/identity';
import { MINUTE_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { RequestContext, StepContext } from '../../../platform/module.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { passwordMatches } from '../login/password.adapter.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { noteFactorEvent } from './factor-event.service.ts';
import { registrationOptions, relyingParty, verifyRegistration } from './passkey.adapter.ts';
import { firstRecoveryCodes, issueRecoveryCodes } from './recovery-codes.service.ts';
import { secondFactors } from './second-factor.repository.ts';
import type { FactorEvent } from './second-factor.repository.ts';
import { isFactorRequired } from './second-factor.rules.ts';
import { secondFactorOver, wrongCode } from './second-factor.types.ts';
import { acceptCode, beginTotp } from './totp.service.ts';

const guesses = { limit: 5, windowSeconds: 15 * 60 };
const purpose = 'new-passkey';
const ticketGoodFor = 10 * MINUTE_MS;
const mostPasskeys = 20;

type Context = Pick<RequestContext, 'tenant' | 'now' | 'rateLimit' | 'request' | 'jobs' | 'vault'> & {
  readonly session: Session;
  transaction<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
};

/** Presents the person's second factors. */
export async function presentFactors(db: TenantDb, idUser: number): Promise<ReplyOf<typeof getSecondFactor>> {
  const user = await users(db).find(idUser);
  if (!user) throw notFound();
  const factors = secondFactors(db, idUser);
  const totp = await factors.totp();
  const passkeys = await factors.passkeys();
  return {
    success: true,
    isAvailable: user.password_hash !== null,
    isRequired: isFactorRequired(user),
    totpSince: totp?.confirmed_at ? toMoment(totp.confirmed_at) : null,
    passkeys: passkeys.map((passkey) => ({
      idPasskey: passkey.id_passkey,
      name: passkey.name,
      createdAt: toMoment(passkey.created_at),
      lastUsedAt: passkey.last_used_at && toMoment(passkey.last_used_at),
    })),
    recoveryCodesLeft: await factors.recoveryCodesLeft(),
  };
}

/** Returns the person once they typed their password again, because somebody else may sit at their open session. */
export async function confirmedOwner(
  { session, rateLimit, transaction }: Pick<Context, 'session' | 'rateLimit' | 'transaction'>,
  idUser: number,
  password: string,
): Promise<UserRow> {
  if (idUser !== session.idUser) throw notFound();
  // Shares the count with the change of the password, so that there are five guesses and not ten.
  const key = `change-password:${session.idSession}`;
  await consumeTurn(rateLimit, key, guesses);
  const user = await transaction((db) => users(db).find(idUser));
  if (!user) throw notFound();
  if (user.password_hash === null)
    throw refuse(
      'identity.no-password',
      409,
      'Você entra com as credenciais da sua empresa: é ela que cuida da verificação.',
    );
  if (!(await passwordMatches(password, user.password_hash))) {
    const message = 'Senha atual incorreta';
    throw refuse('identity.wrong-current-password', 422, message, { issues: [{ path: 'body.password', message }] });
  }
  await rateLimit.forget(key);
  return user;
}

export async function startOwnTotp({ transaction, tenant, now, vault }: Context, user: UserRow) {
  const { id_user: idUser, username } = user;
  return transaction(async (db) => {
    if ((await secondFactors(db, idUser).totp())?.confirmed_at)
      throw refuse('identity.totp-exists', 409, 'Já há um aplicativo autenticador. Remova-o para configurar outro.');
    return beginTotp(db, vault, { idUser, username, tenant: tenant.name, now });
  });
}

/** Confirms the authenticator app. Returns recovery codes when it is the first factor. */
export async function confirmOwnTotp(context: Context, idUser: number, code: string): Promise<string[]> {
  const { session, transaction, rateLimit, vault, now } = context;
  if (idUser !== session.idUser) throw notFound();
  await consumeTurn(rateLimit, `confirm-totp:${session.idSession}`, { limit: 20, windowSeconds: 15 * 60 });
  return transaction(async (db) => {
    const user = await users(db).find(idUser);
    if (!user) throw notFound();
    const pending = await secondFactors(db, idUser).totp();
    if (!pending || pending.confirmed_at)
      throw refuse('identity.no-second-factor', 409, 'Comece a configuração novamente.');
    if (!(await acceptCode(db, vault, { idUser, code, now, state: 'unconfirmed' }))) throw wrongCode();
    await note(context, db, user, 'totp-added');
    return firstRecoveryCodes(db, vault, idUser);
  });
}

export async function startOwnPasskey(context: Context, user: UserRow) {
  const { transaction, tenant, now, request } = context;
  return transaction(async (db) => {
    const passkeys = await secondFactors(db, user.id_user).passkeys();
    const party = relyingParty(request);
    const person = {
      handle: `${tenant.idApp}:${user.id_user}`,
      username: user.username,
      name: user.name,
      tenant: tenant.name,
    };
    const options = await registrationOptions(party, person, passkeys);
    const until = new Date(now.getTime() + ticketGoodFor);
    const ticket = await oneTimeTokens(db, purpose).issue(user.id_user, until, { challenge: options.challenge });
    return { success: true, ticket, options } as const;
  });
}

/** Stores the passkey that the browser created. Returns recovery codes when it is the first factor. */
export async function addOwnPasskey(context: StepContext<typeof addPasskey>): Promise<string[]> {
  const { params, body, session, transaction, request, vault, now } = context;
  const { idUser } = params;
  if (idUser !== session.idUser) throw notFound();
  const added = await transaction(async (db) => {
    const spent = await oneTimeTokens(db, purpose).spend(body.ticket, now);
    if (spent?.idUser !== idUser) throw secondFactorOver();
    const party = relyingParty(request);
    const credential = await verifyRegistration(party, String(spent.data['challenge']), body.response);
    const user = await users(db).find(idUser);
    const factors = secondFactors(db, idUser);
    if (!credential || !user || (await factors.passkeys()).length >= mostPasskeys) return null;
    if (!(await factors.addPasskey({ ...credential, rpId: party.rpId, name: body.name }, now))) return null;
    await note(context, db, user, 'passkey-added');
    return firstRecoveryCodes(db, vault, idUser);
  });
  if (!added)
    throw refuse('identity.wrong-passkey', 422, 'Não foi possível guardar a chave de acesso. Tente novamente.');
  return added;
}

/** Removes one factor. The last one stays while the company demands one; without any, the recovery codes go too. */
export async function removeFactor(context: Context, user: UserRow, idPasskey: number | 'totp'): Promise<void> {
  const { transaction } = context;
  await transaction(async (db) => {
    await users(db).lock(user.id_user);
    const factors = secondFactors(db, user.id_user);
    const hasTotp = Boolean((await factors.totp())?.confirmed_at);
    const passkeys = await factors.passkeys();
    const exists = idPasskey === 'totp' ? hasTotp : passkeys.some((passkey) => passkey.id_passkey === idPasskey);
    if (!exists) throw notFound();
    const isLast = passkeys.length + Number(hasTotp) === 1;
    if (isLast && isFactorRequired(user))
      throw refuse(
        'identity.last-second-factor',
        409,
        'Sua empresa exige a verificação em duas etapas. Configure outra forma antes de remover esta.',
      );
    if (idPasskey === 'totp') await factors.removeTotp();
    else await factors.removePasskey(idPasskey);
    if (isLast) await factors.replaceRecoveryCodes([]);
    await note(context, db, user, idPasskey === 'totp' ? 'totp-removed' : 'passkey-removed');
  });
}

export async function renewOwnRecoveryCodes(context: Context, user: UserRow): Promise<string[]> {
  if (!user.has_second_factor)
    throw refuse(
      'identity.no-second-factor',
      409,
      'Configure antes um aplicativo autenticador ou uma chave de acesso.',
    );
  return context.transaction(async (db) => {
    await note(context, db, user, 'recovery-codes-renewed');
    return issueRecoveryCodes(db, context.vault, user.id_user);
  });
}

async function note({ jobs, tenant, now }: Context, db: TenantDb, user: UserRow, event: FactorEvent): Promise<void> {
  await jobs.send(db, sendMail, await noteFactorEvent(db, { user, event, tenant: tenant.name, now }));
}
