import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Returns the tenant's kinds of notices with one person's settings. */
export function notificationPreferences(db: TenantDb, idUser: number) {
  const kinds = () =>
    db
      .selectFrom('notification_types as t')
      .leftJoin('user_notifications as u', (join) =>
        join.onRef('u.id_notification', '=', 't.id_notification').on('u.id_user', '=', idUser),
      )
      .select([
        't.id_notification',
        't.type',
        't.description',
        't.section',
        't.status',
        'u.id_notification_user',
        'u.active',
      ]);
  return {
    all: () => kinds().orderBy('t.position').orderBy('t.id_notification').execute(),
    ofType: (type: string) => kinds().where('t.type', '=', type).executeTakeFirst(),
    async save(idNotification: number, active: boolean): Promise<void> {
      await db
        .insertInto('user_notifications')
        .values({ id_user: idUser, id_notification: idNotification, active })
        .onConflict((conflict) => conflict.columns(['id_user', 'id_notification']).doUpdateSet({ active }))
        .execute();
    },
  };
}

export type NotificationRow = Awaited<ReturnType<ReturnType<typeof notificationPreferences>['all']>>[number];
