import type { Gates } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { cameAround } from '../../../platform/tenancy/acronym-domain.rules.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { featureOf } from '../features/feature.rules.ts';
import { isOnboardingOn } from './onboarding.rules.ts';
import { passedGates } from './passed-gates.repository.ts';

/**
 * Returns the gates that the person must pass before the portal. `idSession` is omitted for a session that has just
 * begun.
 */
export async function sessionGates(tenant: Tenant, db: TenantDb, idUser: number, idSession?: string): Promise<Gates> {
  const [app, passed, isNoticeOpen] = await Promise.all([
    db.selectFrom('apps').select(['features', 'on_board_screen', 'on_board_url']).executeTakeFirstOrThrow(),
    passedGates(db, idUser).all(),
    idSession === undefined ? cameAround(tenant) : hasOpenNotice(db, idSession),
  ]);
  return {
    acronymHost: isNoticeOpen ? tenant.host : null,
    topics: featureOf(app.features, 'RECOMMENDATION_BLOCK', tenant.modules).active && !passed.has('topics'),
    onboarding: isOnboardingOn(app) && !passed.has('onboarding'),
  };
}

async function hasOpenNotice(db: TenantDb, idSession: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('acronym_notice')
    .where('id_session', '=', idSession)
    .executeTakeFirst();
  return row?.acronym_notice ?? false;
}

/** B4.11-08: records 'Entendi' for this session. */
export async function noteAcronymIn(db: TenantDb, idSession: string): Promise<void> {
  await db.updateTable('sessions').set({ acronym_notice: false }).where('id_session', '=', idSession).execute();
}
