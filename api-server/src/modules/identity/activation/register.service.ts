import type { activate, register } from '@shared-kit/contracts/identity';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import type { StepContext } from '../../../platform/module.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { setPassword } from '../account/set-password.service.ts';
import { activations } from './activation.repository.ts';
import type { UsedField } from './activation.repository.ts';
import { ownershipOf } from './activation.rules.ts';
import type { LoggedIn } from '../login/log-in.service.ts';
import { oneTimeTokens } from '../login/one-time-token.repository.ts';
import { hashPassword } from '../login/password.adapter.ts';
import { asWritten } from './phone.rules.ts';
import { users } from '../user.repository.ts';

const perAddress = { limit: 60, windowSeconds: HOUR_SECONDS };
const usedTexts: Record<UsedField, string> = {
  email: 'Já existe uma conta com este e-mail.',
  cpf: 'Já existe uma conta com este CPF.',
};

/** Creates the account. A refusal leaves the ticket valid, so that the form can be corrected and sent again. */
export async function createAccount(context: StepContext<typeof register>): Promise<LoggedIn> {
  const { body, tenant, now, transaction } = context;
  const passwordHash = await limitedHash(context);
  return transaction(async (db) => {
    const { phone } = await spendTicket(db, body.ticket, now);
    const accounts = activations(db);
    await accounts.lock();
    const owners = await accounts.byPhone(phone);
    if (owners.length > 0) throw refuse('identity.registration-taken', 409, 'Já existe uma conta com este telefone.');
    const email = body.email.toLowerCase();
    const cpf = body.cpf.replace(/^(\d{3})\.?(\d{3})\.?(\d{3})-?(\d{2})$/, '$1.$2.$3-$4');
    const used = await accounts.usedFields({ email, cpf });
    if (used.length > 0) {
      const issues = used.map((field) => ({ path: `body.${field}`, message: usedTexts[field] }));
      throw refuse('identity.registration-taken', 409, issues.map(({ message }) => message).join(' '), { issues });
    }
    const idUser = await accounts.create({
      name: body.name,
      email,
      cpf,
      phone,
      idCompany: tenant.idCompany,
      passwordHash,
    });
    return begin(context, db, idUser);
  });
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
  });
}

/** Hashes a password. Hashing is expensive, so the number per address is limited. */
async function limitedHash({
  body,
  rateLimit,
  request,
}: StepContext<typeof register> | StepContext<typeof activate>): Promise<string> {
  await consumeTurn(rateLimit, `register-from:${request.address}`, perAddress);
  return hashPassword(body.password);
}

async function spendTicket(db: TenantDb, ticket: string, now: Date): Promise<{ phone: string; idUser: number | null }> {
  const spent = await oneTimeTokens(db, 'activation').spend(ticket, now);
  const phone = spent?.data['phone'];
  if (!spent || typeof phone !== 'string') throw ticketOver();
  return { phone: asWritten(phone), idUser: spent.idUser };
}

async function begin(
  { now, request, sessionsOf }: StepContext<typeof register> | StepContext<typeof activate>,
  db: TenantDb,
  idUser: number,
): Promise<LoggedIn> {
  await users(db).recordLogin(idUser, now);
  return { idUser, token: await sessionsOf(db).start(idUser, now, request) };
}

function ticketOver() {
  return refuse(
    'identity.ticket-over',
    410,
    'Este cadastro já foi concluído ou o prazo terminou. Faça login, ou valide o telefone novamente.',
  );
}
