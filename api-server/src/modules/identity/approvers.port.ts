import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';

/**
 * Returns the people with access who may have something to approve and accept mails: administrators, leaders, and the
 * given people.
 */
export function mailedApprovers(db: TenantDb, idHolders: readonly number[]) {
  return db
    .selectFrom('users as u')
    .select(['u.id_user', 'u.name', 'u.email', 'u.admin', 'u.developer', 'u.can_access_support'])
    .where('u.active', '=', true)
    .where('u.communication_accepted', '=', true)
    .where('u.email_notification', '=', true)
    .where('u.email', '<>', '')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('u.admin', 'in', [1, 2]),
        ...(idHolders.length > 0 ? [eb('u.id_user', 'in', [...idHolders])] : []),
        exists(
          selectFrom('users as member')
            .select('member.id_user')
            .whereRef('member.id_manager', '=', 'u.id_user')
            .where('member.active', '=', true),
        ),
      ]),
    )
    .orderBy('u.id_user')
    .execute();
}

export type MailedApprover = Awaited<ReturnType<typeof mailedApprovers>>[number];
