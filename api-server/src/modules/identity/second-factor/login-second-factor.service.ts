import type { enrolAtLogin, finishSecondFactor, startSecondFactor } from '@shared-kit/contracts/identity';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { StepContext } from '../../../platform/module.ts';
import { accountOf, markDevice } from '../login/login-attempts.policy.ts';
import { authenticate } from '../login/log-in.service.ts';
import type { LoggedIn } from '../login/log-in.service.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { noteFactorEvent } from './factor-event.service.ts';
import { authenticationOptions, relyingParty } from './passkey.adapter.ts';
import { firstRecoveryCodes } from './recovery-codes.service.ts';
import { secondFactors } from './second-factor.repository.ts';
import { secondStepOf } from './second-factor.rules.ts';
import { secondFactorOver, wrongCode } from './second-factor.types.ts';
import { isProven } from './prove-factor.service.ts';
import { acceptCode, beginTotp } from './totp.service.ts';

const purpose = 'second-factor';
const ticketGoodFor = 10 * MINUTE_MS;
const quarter = 15 * 60;
const perAddress = { limit: 60, windowSeconds: quarter };
/** Codes that one browser, or one network, may try at an account. */
const perSource = { limit: 5, windowSeconds: quarter };
/** Codes that all unknown browsers together may try. */
const perStrangers = { limit: 20, windowSeconds: quarter };

type FinishContext = StepContext<typeof finishSecondFactor> | StepContext<typeof enrolAtLogin>;

/** Checks login and password and says what else is needed: a proof, or the enrolment that the tenant demands. */
export async function beginSecondStep(
  context: StepContext<typeof startSecondFactor>,
): Promise<ReplyOf<typeof startSecondFactor>> {
  const { body, tenant, now, request, transaction, vault } = context;
  const { user } = await authenticate(context, body);
  const kind = secondStepOf(user);
  if (kind === 'none')
    throw refuse('identity.no-second-factor', 409, 'Esta conta entra sem a verificação em duas etapas.');
  const party = relyingParty(request);
  return transaction(async (db) => {
    const tickets = oneTimeTokens(db, purpose);
    const until = new Date(now.getTime() + ticketGoodFor);
    if (kind === 'enrol') {
      const ticket = await tickets.issue(user.id_user, until, { kind });
      const setup = { idUser: user.id_user, username: user.username, tenant: tenant.name, now };
      return { success: true, ticket, step: { kind, totp: await beginTotp(db, vault, setup) } };
    }
    const factors = secondFactors(db, user.id_user);
    const totp = await factors.totp();
    const passkeys = (await factors.passkeys()).filter(({ rp_id }) => rp_id === party.rpId);
    const passkey = passkeys.length === 0 ? null : await authenticationOptions(party, passkeys);
    const ticket = await tickets.issue(user.id_user, until, { kind, challenge: passkey?.challenge ?? '' });
    const hasTotp = totp !== undefined && totp.confirmed_at !== null;
    return { success: true, ticket, step: { kind, hasTotp, passkey } };
  });
}

/** Finishes a login with a proof. A wrong one leaves the ticket valid; a right one is used up with it. */
export async function finishSecondStep(context: StepContext<typeof finishSecondFactor>): Promise<LoggedIn> {
  const { body, tenant, now, jobs, vault, request } = context;
  return withTicket(context, 'verify', async (db, user, challenge) => {
    const party = relyingParty(request);
    if (!(await isProven(db, vault, { idUser: user.id_user, proof: body.proof, challenge, party, now }))) return null;
    if (body.proof.kind === 'recovery')
      await jobs.send(
        db,
        sendMail,
        await noteFactorEvent(db, { user, event: 'recovery-code-used', tenant: tenant.name, now }),
      );
    return {};
  });
}

/** Confirms the demanded authenticator app, finishes the login and returns the recovery codes. */
export async function enrolAndFinish(
  context: StepContext<typeof enrolAtLogin>,
): Promise<LoggedIn & { recoveryCodes: string[] }> {
  const { body, tenant, now, jobs, vault } = context;
  return withTicket(context, 'enrol', async (db, user) => {
    const code = { idUser: user.id_user, code: body.code, now, state: 'unconfirmed' } as const;
    if (!(await acceptCode(db, vault, code))) return null;
    await jobs.send(db, sendMail, await noteFactorEvent(db, { user, event: 'totp-added', tenant: tenant.name, now }));
    return { recoveryCodes: await firstRecoveryCodes(db, vault, user.id_user) };
  });
}

/** Counts the attempt, runs the proof and starts a session, all in one transaction with the end of the ticket. */
async function withTicket<Extra extends object>(
  context: FinishContext,
  kind: 'verify' | 'enrol',
  prove: (db: TenantDb, user: UserRow, challenge: string) => Promise<Extra | null>,
): Promise<LoggedIn & Extra> {
  const { body, tenant, now, request, rateLimit, devices, transaction, sessionsOf, log } = context;
  await consumeTurn(rateLimit, `second-factor-from:${request.source}`, perAddress);
  const opened = await transaction((db) => openTicket(db, body.ticket, kind, now));
  if (!opened) throw secondFactorOver();
  const account = accountOf(tenant.idApp, opened.user.username);
  const device = devices.find(request.cookie, account);
  const attempts = `second-factor:${tenant.idApp}:${opened.user.id_user}`;
  const own = `${attempts}:${device ?? request.source}`;
  await consumeTurn(rateLimit, own, perSource);
  if (device === null) await consumeTurn(rateLimit, attempts, perStrangers);
  const finished = await transaction(async (db) => {
    await users(db).lock(opened.user.id_user);
    const extra = await prove(db, opened.user, opened.challenge);
    if (!extra) return null;
    if (!(await oneTimeTokens(db, purpose).spend(body.ticket, now))) throw secondFactorOver();
    await users(db).recordLogin(opened.user.id_user, now);
    const token = await sessionsOf(db).start(opened.user.id_user, now, request, null, { isStrong: true });
    return { ...extra, idUser: opened.user.id_user, token };
  });
  const logged = { tenant: tenant.key, idUser: opened.user.id_user, factor: kind };
  if (!finished) {
    log.info({ ...logged, source: request.source }, 'second step of a login refused');
    throw wrongCode();
  }
  log.info(logged, 'login succeeded');
  await rateLimit.forget(own);
  if (device === null) {
    await rateLimit.giveBack(attempts);
    markDevice(context, account);
  }
  return finished;
}

async function openTicket(db: TenantDb, ticket: string, kind: 'verify' | 'enrol', now: Date) {
  const found = await oneTimeTokens(db, purpose).peek(ticket, now);
  if (!found?.isOpen || found.idUser === null || found.data['kind'] !== kind) return null;
  const user = await users(db).find(found.idUser);
  // The account may have changed since the password was checked.
  if (!user?.active || secondStepOf(user) !== kind) return null;
  return { user, challenge: String(found.data['challenge'] ?? '') };
}
