import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import type { SentNotificationType } from './notification-types.rules.ts';
import { storeMessage } from './message.service.ts';
import { noticeEntries } from './notice-entry.rules.ts';
import { channelsOf } from '../channels.rules.ts';
import { isMailed, isNotificationOn } from './notification.rules.ts';
import { notificationPreferences } from './notifications.repository.ts';
import { users } from '../user.repository.ts';

interface Notice {
  readonly idUser: number;
  readonly type: SentNotificationType;
  readonly subject: string;
  /** Paragraphs; the greeting and the link to the preferences are added. */
  readonly lines: readonly string[];
  readonly now: Date;
  /** Key of the event, when it may be reported twice: the portal stores the notice once. */
  readonly once?: string;
}

/**
 * Returns the mail of a notice for a person who wants it; null for others, and when the tenant does not have that
 * kind of notice (decision 130). A person who has the kind switched on also finds it among their messages and in their
 * bell, mailed or not (decisions 196 and 440).
 */
export async function noticeMail(
  db: TenantDb,
  { idUser, type, subject, lines, now, once }: Notice,
): Promise<Mail | null> {
  const user = await users(db).find(idUser);
  const kind = await notificationPreferences(db, idUser).ofType(type);
  if (!user?.active || !kind || !isNotificationOn(kind)) return null;
  await storeMessage(
    db,
    { idUser, subject, lines, now, ...(once === undefined ? {} : { key: `${type}:${once}:${idUser}` }) },
    noticeEntries[type],
  );
  if (!isMailed(kind, channelsOf(user).email)) return null;
  const ending =
    kind.status === 'OPTIONAL'
      ? ['Para escolher o que você recebe, abra o portal e, no menu do seu perfil, "Notificações".']
      : [];
  return { to: user.email, subject, text: [`Olá, ${user.name}.`, ...lines, ...ending].join('\n\n') };
}
