import type { activate, register } from '@shared-kit/contracts/identity';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { StepContext } from '../../../platform/module.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { setPassword } from '../account/set-password.service.ts';
import { requestConfirmation } from '../email/request-confirmation.service.ts';
import { noteSharedCpf } from '../profile/note-shared-cpf.job.ts';
import { activations } from './activation.repository.ts';
import { ownershipOf } from './activation.rules.ts';
import type { LoggedIn } from '../login/log-in.service.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { expectGoodPassword } from '../login/password-choice.policy.ts';
import { hashPassword } from '../login/password.adapter.ts';
import { secondStepOf } from '../second-factor/second-factor.rules.ts';
import { secondFactorRequired } from '../second-factor/second-factor.types.ts';
import { asWritten } from './phone.rules.ts';
import { users } from '../user.repository.ts';

const perAddress = { limit: 60, windowSeconds: HOUR_SECONDS };

/**
 * Creates the account of a validated phone. Neither the reply nor its duration reveals whether other accounts have the
 * e-mail or the CPF: jobs look for them. The e-mail counts once it is confirmed (decision 500).
 */
export async function createAccount(context: StepContext<typeof register>): Promise<LoggedIn> {
  const { body, tenant, now, transaction } = context;
  const chooser = { ...body, username: body.email };
  await expectGoodPassword('body.password', body.password, chooser, tenant);
  const passwordHash = await limitedHash(context);
  return transaction(async (db) => {
    const { phone } = await spendTicket(db, body.ticket, now);
    const accounts = activations(db);
    await accounts.lock();
    const owners = await accounts.byPhone(phone);
    if (owners.length > 0) throw refuse('identity.registration-taken', 409, 'Já existe uma conta com este telefone.');
    const cpf = body.cpf.replace(/^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/, '$1.$2.$3-$4');
    const idUser = await accounts.create({ name: body.name, cpf, phone, idCompany: tenant.idCompany, passwordHash });
    await requestConfirmation(context, db, { idUser, email: body.email.toLowerCase() });
    await context.jobs.send(db, noteSharedCpf, { idUser });
    return begin(context, db, idUser);
  }).then((begun) =>
    expectOneStep(
      begun,
      'Conta criada. Entre com seu e-mail e sua senha para configurar a verificação em duas etapas.',
    ),
  );
}

/**
 * Sets the password of the account that the validated phone belongs to, ends its other sessions and notifies the
 * owner by mail.
 */
export async function choosePassword(context: StepContext<typeof activate>): Promise<LoggedIn> {
  const { body, tenant, now, request, jobs, transaction } = context;
  const passwordHash = await limitedHash(context);
  return transaction(async (db) => {
    const { phone, idUser } = await spendTicket(db, body.ticket, now);
    const ownership = ownershipOf(await activations(db).byPhone(phone));
    // Since the PIN was checked, the account may have received special rights, or the phone may have another owner.
    if (ownership.kind !== 'known' || ownership.owner.id_user !== idUser) throw ticketOver();
    await expectGoodPassword('body.password', body.password, ownership.owner, tenant);
    await jobs.send(
      db,
      sendMail,
      await setPassword(db, {
        user: ownership.owner,
        passwordHash,
        tenant: tenant.name,
        portalUrl: request.portalUrl,
        now,
      }),
    );
    return begin(context, db, idUser);
  }).then((begun) => expectOneStep(begun, 'Senha gravada. Entre com ela e com o seu código de verificação.'));
}

/** Hashes a password. Hashing is expensive, so the number per address is limited. */
async function limitedHash({
  body,
  rateLimit,
  request,
}: StepContext<typeof register> | StepContext<typeof activate>): Promise<string> {
  await consumeTurn(rateLimit, `register-from:${request.source}`, perAddress);
  return hashPassword(body.password);
}

async function spendTicket(db: TenantDb, ticket: string, now: Date): Promise<{ phone: string; idUser: number | null }> {
  const spent = await oneTimeTokens(db, 'activation').spend(ticket, now);
  const phone = spent?.data['phone'];
  if (!spent || typeof phone !== 'string') throw ticketOver();
  return { phone: asWritten(phone), idUser: spent.idUser };
}

async function begin(
  { now, request, tenant, sessionsOf, log }: StepContext<typeof register> | StepContext<typeof activate>,
  db: TenantDb,
  idUser: number,
): Promise<LoggedIn | null> {
  const user = await users(db).find(idUser);
  // The changes above stay saved. The person continues at the login, which requires the second step.
  if (!user || secondStepOf(user) !== 'none') return null;
  await users(db).recordLogin(idUser, now);
  const token = await sessionsOf(db).start(idUser, now, request);
  log.info({ tenant: tenant.key, idUser, factor: 'phone' }, 'login succeeded');
  return { idUser, token };
}

function expectOneStep(begun: LoggedIn | null, message: string): LoggedIn {
  if (!begun) throw secondFactorRequired(message);
  return begun;
}

function ticketOver() {
  return refuse(
    'identity.ticket-over',
    410,
    'Este cadastro já foi concluído ou o prazo terminou. Faça login, ou valide o telefone novamente.',
  );
}
