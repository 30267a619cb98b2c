import type { Announcement, AnnouncementFields } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import {
  choiceOfNotices,
  defineMailTemplate,
  mailOf,
  usualPlaceholders,
} from '../../../platform/mail/mail-template.rules.ts';
import { htmlOfMarkdown } from '../../content/index.ts';
import { plainText } from '../../learning/index.ts';
import { versionOfValues } from '../access/read-version.rules.ts';
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

export const announcementTemplate = defineMailTemplate({
  key: 'admin.announcement',
  title: 'Comunicado',
  occasion: 'Vai para quem um comunicado alcança por e-mail.',
  placeholders: {
    nome: usualPlaceholders.nome,
    titulo: { meaning: 'Título do comunicado', sample: 'Semana de segurança' },
    comunicado: {
      meaning: 'Texto do comunicado',
      sample: 'Na próxima semana todos os turnos param dez minutos para falar de segurança.',
      isRequired: true,
    },
    link: { meaning: 'Endereço do comunicado; vazio quando não tem um', sample: 'https://exemplo.com.br/seguranca' },
    preferencias: { meaning: 'Como escolher o que receber', sample: choiceOfNotices },
  },
  subject: '{titulo}',
  text: ['Olá, {nome}.', '{comunicado}', '{link}', '{preferencias}'].join('\n\n'),
});

/** Returns the mail of an announcement to one person. */
export function announcementMail(
  { title, text, link }: AnnouncementFields,
  { name, email }: { readonly name: string; readonly email: string },
): Mail {
  return mailOf(announcementTemplate, {
    to: email,
    values: { nome: name, titulo: title, comunicado: announcementPlain(text), link, preferencias: choiceOfNotices },
  });
}

/** Returns the version of an announcement. Its progress does not change it, because whoever withdraws it decides the same. */
export function versionOfAnnouncement({ fields, state, send_at: sendAt }: AnnouncementRow): string {
  const hasBegun = state === 'sending' || state === 'sent';
  return versionOfValues([fields, sendAt, hasBegun ? 'begun' : state]);
}

export function presentAnnouncement(
  row: AnnouncementRow,
  names: ScopeNames,
  reads: ReadonlyMap<number, number>,
): Announcement {
  const { title, audience, sendsMail } = row.fields;
  return {
    idAnnouncement: row.id_announcement,
    version: versionOfAnnouncement(row),
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
