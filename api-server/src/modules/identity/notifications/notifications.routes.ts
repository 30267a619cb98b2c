import { listNotificationPreferences, saveNotificationPreferences } from '@shared-kit/contracts/identity';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { channelsOf } from '../channels.rules.ts';
import { isNotificationOn } from './notification.rules.ts';
import { notificationPreferences } from './notifications.repository.ts';
import { flag } from '../user.presenter.ts';
import { users } from '../user.repository.ts';

/** Serves the notification preferences of a person (B2.16-07). */
export function serveNotifications(api: ApiBuilder): void {
  api.handle(listNotificationPreferences, async ({ params, db, session }) => {
    const user = params.idUser === session.idUser ? await users(db).find(session.idUser) : null;
    if (!user) throw notFound();
    const rows = await notificationPreferences(db, session.idUser).all();
    return {
      success: true,
      emailNotification: flag(channelsOf(user).email),
      notifications: rows.map((row) => ({
        idNotification: row.id_notification,
        idNotificationUser: row.id_notification_user,
        type: row.type,
        description: row.description,
        section: row.section,
        status: row.status,
        active: flag(isNotificationOn(row)),
      })),
    };
  });

  api.handle(saveNotificationPreferences, async ({ params, body, db, session }) => {
    if (params.idUser !== session.idUser) throw notFound();
    const preferences = notificationPreferences(db, session.idUser);
    const known = new Map((await preferences.all()).map((row) => [row.id_notification, row]));
    for (const { idNotification, active } of body) {
      const kind = known.get(idNotification);
      if (!kind) throw notFound();
      // The form sends back every kind, locked ones included. An unchanged value is accepted.
      if (flag(isNotificationOn(kind)) === active) continue;
      if (kind.status !== 'OPTIONAL') {
        throw refuse(
          'identity.locked-notification',
          422,
          'Esta notificação não pode ser editada, por ser uma definição geral do sistema.',
        );
      }
      await preferences.save(idNotification, active === 1);
    }
    return { success: true };
  });
}
