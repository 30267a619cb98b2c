import { filledMail } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { choiceOfNotices, mailOf } from '../../../platform/mail/mail-template.rules.ts';
import type { NoticeTemplate } from '../../../platform/mail/mail-template.rules.ts';
import type { SentNotificationType } from './notification-types.rules.ts';
import { storeMessage } from './message.service.ts';
import { noticeEntries } from './notice-entry.rules.ts';
import { channelsOf } from '../channels.rules.ts';
import { isMailed, isNotificationOn } from './notification.rules.ts';
import { notificationPreferences } from './notifications.repository.ts';
import { users } from '../user.repository.ts';

interface Notice<Name extends string> {
  readonly idUser: number;
  readonly type: SentNotificationType;
  readonly template: NoticeTemplate<Name>;
  /** Values of the template; the name of the person and how to choose notices are added. */
  readonly values: Readonly<Record<Name, string>>;
  readonly now: Date;
  /** Key of the event, when it may be reported twice: the portal stores the notice once. */
  readonly once?: string;
  /** Null when the caller puts it into the bell; by default the entry of the type. */
  readonly entry?: null;
}

/**
 * Returns the mail of a notice for a person who wants it; null for others, and when the tenant does not have that
 * kind of notice (decision 130). A person who has the kind switched on also finds it among their messages and in their
 * bell, mailed or not (decisions 196 and 440).
 */
export async function noticeMail<const Name extends string>(
  db: TenantDb,
  { idUser, type, template, values, now, once, entry }: Notice<Name>,
): Promise<Mail | null> {
  const user = await users(db).find(idUser);
  const kind = await notificationPreferences(db, idUser).ofType(type);
  if (!user?.active || !kind || !isNotificationOn(kind)) return null;
  const { subject } = filledMail(template, values);
  const lines = template.lines.map((text) => filledMail({ subject, text }, values).text).filter((line) => line !== '');
  await storeMessage(
    db,
    { idUser, subject, lines, now, ...(once === undefined ? {} : { key: `${type}:${once}:${idUser}` }) },
    entry === null ? null : noticeEntries[type],
  );
  if (!isMailed(kind, channelsOf(user).email)) return null;
  const preferencias = kind.status === 'OPTIONAL' ? choiceOfNotices : '';
  return mailOf<string>(template, { to: user.email, values: { ...values, nome: user.name, preferencias } });
}
