import { dayKey } from '@shared-kit/contracts/calendar';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { CheckContext, ImportedDocument } from '../../../platform/importing/importer.port.ts';
import { activityOf, badges } from './badge.repository.ts';
import { isBadgeEarned } from './badge.rules.ts';
import type { TenantBadges } from './badge.schema.ts';

export function checkBadges(document: ImportedDocument<TenantBadges>, context: CheckContext): void {
  document.data.badges?.list.forEach(({ key, rule }, index) => {
    const at = ['badges', 'list', index];
    context.declareRef(document, [...at, 'key'], 'badge', key);
    if (rule.kind === 'campaign') context.expectRef(document, [...at, 'rule', 'campaign'], 'campaign', rule.campaign);
  });
}

/** Writes the badges of a tenant. One that is not listed any more is hidden and stays with those who earned it. */
export async function importBadges(db: TenantDb, { badges: data }: TenantBadges): Promise<void> {
  await db.updateTable('badges').set({ active: false }).execute();
  for (const [position, { key, rule, ...texts }] of (data?.list ?? []).entries()) {
    const row = { ...texts, rule: toJson(rule), position, active: data?.enabled === true };
    await db
      .insertInto('badges')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(row))
      .execute();
  }
}

/** Awards what imported points complete, without a notice: the people earned it before the portal. */
export async function awardImported(db: TenantDb, idUsers: ReadonlySet<number>, now: Date): Promise<void> {
  const own = badges(db);
  if (!(await own.areOn())) return;
  for (const idUser of idUsers) {
    const activity = await activityOf(db, idUser);
    for (const { id_badge, rule, earned_at } of await own.ofPerson(idUser)) {
      if (earned_at !== null || !isBadgeEarned(rule, activity, dayKey(now))) continue;
      await own.add(idUser, id_badge, now, { notified: true });
    }
  }
}
