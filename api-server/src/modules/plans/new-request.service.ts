import { randomUUID } from 'node:crypto';
import { isAdministrator } from '@shared-kit/contracts/identity';
import type { NumberOfEmployees } from '@shared-kit/contracts/plans';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { activePlan } from '../../platform/tenancy/active-plan.repository.ts';
import { users } from '../identity/index.ts';
import type { Asker } from './plan-request.mail.ts';
import { priceList } from './plans.repository.ts';
import type { PlanRow } from './plans.repository.ts';

interface Caller {
  readonly db: TenantDb;
  readonly session: { readonly idUser: number };
}

/** Refuses everybody but administrators (decision 366). */
export function requireAdmin(admin: number): void {
  if (!isAdministrator(admin)) throw refuse('forbidden', 403, 'Você não tem permissão para esta ação.');
}

/** Returns a plan of the price list, also a withdrawn one. */
export async function knownPlan({ db }: Pick<Caller, 'db'>, idPlan: number): Promise<PlanRow> {
  const plan = await priceList(db).find(idPlan);
  if (!plan) throw notFound();
  return plan;
}

/** Returns a plan that the company can order: one for sale, or its own. */
export async function planForSale(context: Pick<Caller, 'db'>, idPlan: number): Promise<PlanRow> {
  const plan = await knownPlan(context, idPlan);
  const own = await activePlan(context.db).find();
  if (!plan.active && own?.id_plan !== idPlan) throw notFound();
  return plan;
}

interface Typed {
  readonly role?: string;
  readonly department?: string;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Returns the person with what they typed. The address of the profile is never replaced by a typed one. */
export async function askerOf({ db, session }: Caller, typed: Typed) {
  const user = await users(db).find(session.idUser);
  if (!user) throw notFound();
  const asker: Asker = {
    name: user.name,
    username: user.username,
    email: user.email === '' ? (typed.email ?? '') : user.email,
    phone: typed.phone ?? user.phone,
    role: typed.role ?? user.role,
    department: typed.department ?? user.department,
  };
  return asker;
}

/** Returns the fields that every request has. */
export function requestOf(
  { session, now }: { session: { idUser: number }; now: Date },
  idempotencyKey: string | undefined,
) {
  return {
    id_user: session.idUser,
    idempotency_key: idempotencyKey ?? randomUUID(),
    created_at: now,
    employees_min: null,
    employees_max: null,
    licences: null,
    price_cents: null,
  };
}

export const contactOf = ({ role, department, phone, email }: Asker) => ({ role, department, phone, email });

/** Returns the fields of a request that the form fills in. */
export function detailsOf({ numberOfEmployees }: { readonly numberOfEmployees: NumberOfEmployees }, asker: Asker) {
  const [min, max] = typeof numberOfEmployees === 'number' ? [numberOfEmployees, null] : numberOfEmployees;
  return { ...contactOf(asker), employees_min: min, employees_max: max };
}
