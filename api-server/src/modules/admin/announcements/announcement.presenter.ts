import type { Announcement, AnnouncementFields } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { htmlOfMarkdown } from '../../content/index.ts';
import { plainText } from '../../learning/index.ts';
import { scopeText } from '../roles/role.presenter.ts';
import type { ScopeNames } from '../roles/role.presenter.ts';
import type { AnnouncementRow } from './announcements.repository.ts';

type Text = Pick<AnnouncementFields, 'text' | 'link'>;

/** Returns the safe HTML of an announcement, with its link at the end. */
export function announcementHtml({ text, link }: Text): string {
  return htmlOfMarkdown(link === '' ? text : `${text}\n\n[${link}](<${link}>)`);
}

/** Returns the text of an announcement for the bell and the mail, which have no markup. */
export function announcementPlain(text: string): string {
  const html = htmlOfMarkdown(text.replaceAll(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '$1 ($2)'));
  return plainText(html.replaceAll('<li>', '<li>• ')).replaceAll(/\n\s*\n\s*/g, '\n\n');
}

/** Returns the mail of an announcement to one person. */
export function announcementMail(
  { title, text, link }: AnnouncementFields,
  { name, email }: { readonly name: string; readonly email: string },
): Mail {
  const ending = 'Para escolher o que você recebe, abra o portal e, no menu do seu perfil, "Notificações".';
  const parts = [`Olá, ${name}.`, announcementPlain(text), ...(link === '' ? [] : [link]), ending];
  return { to: email, subject: title, text: parts.join('\n\n') };
}

export function presentAnnouncement(
  row: AnnouncementRow,
  names: ScopeNames,
  reads: ReadonlyMap<number, number>,
): Announcement {
  const { title, audience, sendsMail } = row.fields;
  return {
    idAnnouncement: row.id_announcement,
    title,
    audienceText: scopeText(audience, names),
    sendsMail,
    state: row.state,
    sendAt: toMoment(row.send_at),
    createdBy: row.created_by,
    done: row.done,
    total: row.total,
    mailed: row.mailed,
    read: reads.get(row.id_announcement) ?? 0,
    failure: row.failure,
  };
}
