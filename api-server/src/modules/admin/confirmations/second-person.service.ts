import { adminInboxPath, CONFIRMATION_DAYS, hasRight, rightsOfRole } from '@shared-kit/contracts/admin';
import type { AdminRight, AdminRole, ConfirmationKind } from '@shared-kit/contracts/admin';
import { DAY_MS, toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { administratorIds, people, users } from '../../identity/index.ts';
import { notifyMany } from '../../notifications/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { SsoConfirmation } from '../admin.tables.ts';
import { actorOf } from '../access/admin-api.service.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { confirmations } from './confirmations.repository.ts';
import type { ConfirmationRow } from './confirmations.repository.ts';

/** Administrators from whom on a second person confirms, unless the company says otherwise. */
const ENOUGH = 2;

/** Right by which each kind is asked for and confirmed. */
export const rightOf: Readonly<Record<ConfirmationKind, AdminRight>> = {
  'erase-person': 'people.privacy',
  'four-eyes-off': 'roles.give',
  'change-sso': 'company.edit',
};

/** Field of the log of changes that says what became of a request. */
export const fieldOfRequest: Readonly<Record<ConfirmationKind, string>> = {
  'erase-person': 'erasure',
  'four-eyes-off': 'fourEyes',
  'change-sso': 'sso',
};

/** Returns whether a second person has to confirm, and what decides it. */
export async function fourEyes(db: TenantDb) {
  const [chosen, administrators] = await Promise.all([companySettings(db).fourEyes(), administratorIds(db)]);
  return {
    isOn: chosen ?? administrators.length >= ENOUGH,
    isDefault: chosen === null,
    administrators: administrators.length,
  };
}

interface Asking {
  readonly kind: ConfirmationKind;
  /** Null for a request about the company. */
  readonly idPerson: number | null;
  readonly reason: string;
  readonly details?: SsoConfirmation;
  readonly now: Date;
}

/**
 * Requests a second person instead of doing something, and notifies those who can confirm it.
 *
 * @throws {Refusal} when the same thing waits already, or nobody else has the right.
 */
export async function requestSecondPerson(
  db: TenantDb,
  actor: AdminActor,
  { kind, idPerson, reason, details, now }: Asking,
): Promise<void> {
  const others = (await holdersOf(db, rightOf[kind])).filter((id) => id !== actor.idUser && id !== idPerson);
  if (others.length === 0)
    throw refuse(
      'admin.nobody-confirms',
      409,
      'Isto precisa da confirmação de uma segunda pessoa, e ninguém mais tem o direito de confirmar.',
    );
  const expiresAt = new Date(now.getTime() + CONFIRMATION_DAYS * DAY_MS);
  if (!(await confirmations(db).add({ kind, idPerson, idAsker: actor.idUser, reason, details, now, expiresAt })))
    throw refuse('admin.confirmation-waits', 409, 'Isto já foi pedido e espera a confirmação de uma segunda pessoa.');
  await notifyPeople(db, others, {
    key: `confirmation-asked:${kind}:${idPerson ?? 0}:${now.getTime()}`,
    title: 'Um pedido espera a sua confirmação',
    text: `${actor.name} pediu algo que só acontece quando uma segunda pessoa confirma. O pedido vale por ${CONFIRMATION_DAYS} dias.`,
    now,
  });
}

/** Returns who asked, with the rights of now; undefined when they lost the right meanwhile. */
export async function askerOf(db: TenantDb, idAsker: number, right: AdminRight): Promise<AdminActor | undefined> {
  const user = await users(db).find(idAsker);
  if (user?.active !== true) return undefined;
  const actor = await actorOf(db, {
    idUser: user.id_user,
    name: user.name,
    admin: user.admin,
    permissions: { developer: user.developer, canAccessSupport: user.can_access_support },
  });
  return hasRight(actor.roles, right) ? actor : undefined;
}

/** Returns the people with access who have a right in the whole company. */
async function holdersOf(db: TenantDb, right: AdminRight): Promise<number[]> {
  const has = (role: AdminRole) => rightsOfRole[role].includes(right);
  const [levels, granted] = await Promise.all([administratorIds(db), roleGrants(db).byPerson()]);
  const others = [...granted].flatMap(([idUser, held]) => (held.some(({ role }) => has(role)) ? [idUser] : []));
  if (others.length === 0) return levels;
  const active = await people(db).where('id_user', 'in', others).where('active', '=', true).execute();
  return [...new Set([...levels, ...active.map(({ id_user: idUser }) => idUser)])];
}

/** Returns who asked for what waits and until when, for the page of what is waited for; null when nothing waits. */
export async function presentWaiting(
  db: TenantDb,
  actor: Pick<AdminActor, 'idUser'>,
  row: ConfirmationRow | undefined,
) {
  if (!row) return null;
  const asker = await people(db).where('id_user', '=', row.id_asker).executeTakeFirst();
  return { askedBy: asker?.name ?? '', isOwn: row.id_asker === actor.idUser, until: toMoment(row.expires_at) };
}

interface Notice {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly now: Date;
}

/** Puts a notice about a request into bells. */
export async function notifyPeople(db: TenantDb, idUsers: readonly number[], notice: Notice): Promise<void> {
  const path = adminInboxPath('confirmacoes');
  await notifyMany.of(db)(
    db,
    idUsers.map((idUser) => ({ ...notice, idUser, kind: 'message' as const, path })),
  );
}
