import * as contract from '@shared-kit/contracts/admin';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { deriveTheme } from '@shared-kit/contracts/theme';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companyMails } from '../../../platform/mail/company-mails.repository.ts';
import { mailHtml } from '../../../platform/mail/mail-html.rules.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { moduleStates } from '../../../platform/tenancy/module-switch.repository.ts';
import { users } from '../../identity/index.ts';
import { trainingTitles } from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import {
  expectGoodPlaceholders,
  mailTemplates,
  moduleOf,
  presentMail,
  sampleValues,
  versionOfMail,
  wordsOf,
} from './company-mails.rules.ts';

/** Test mails of one person in an hour. */
const tests = { limit: 20, windowSeconds: HOUR_SECONDS };

/** Serves the words of the mails that the portal sends in the name of the company. */
export function serveCompanyMails(api: AdminApi): void {
  api.handle(contract.listCompanyMails, async ({ db, actor, request }) => {
    const [{ name, theme, texts }, states, real, user] = await Promise.all([
      companyMails(db).find(),
      moduleStates(db),
      realValues(db, actor, request),
      users(db).find(actor.idUser),
    ]);
    const isSent = (module: string) => module === 'identity' || states[module] === true;
    return {
      mails: mailTemplates
        .filter((template) => isSent(moduleOf(template)))
        .map((template) => presentMail(template, texts[template.key], real)),
      ownAddress: user?.email ?? '',
      color: lineColor(theme),
      company: name,
    };
  });

  api.handle(contract.saveCompanyMail, async ({ params, body, db, audit }) => {
    const template = templateOf(params.key);
    const { texts } = await companyMails(db).lockForUpdate();
    const own = texts[template.key];
    const before = wordsOf(template, own);
    if (versionOfMail(before, own !== undefined) !== body.version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou este e-mail enquanto você editava.');
    if (body.mail) expectGoodPlaceholders(template, body.mail);
    const { [template.key]: _, ...others } = texts;
    await companyMails(db).save(body.mail ? { ...others, [template.key]: body.mail } : others);
    const after = body.mail ?? wordsOf(template, undefined);
    const changes = (['subject', 'text'] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => ({ field: `mail.${field}`, before: before[field], after: after[field] }));
    await audit({ changes: [{ field: 'mail', before: '', after: template.title }, ...changes] });
    return { success: true as const, version: versionOfMail(after, body.mail !== null) };
  });

  api.handle(contract.sendTestMail, async ({ params, body, db, actor, request, rateLimit, tenant, jobs, audit }) => {
    const template = templateOf(params.key);
    expectGoodPlaceholders(template, body);
    const user = await users(db).find(actor.idUser);
    if (!user || user.email === '')
      throw refuse(
        'admin.no-address',
        422,
        'Você não tem um e-mail confirmado. Confirme um no seu perfil e tente de novo.',
      );
    await consumeTurn(rateLimit, `test-mail:${tenant.idApp}:${actor.idUser}`, tests);
    const { subject, text } = contract.filledMail(body, sampleValues(template, await realValues(db, actor, request)));
    const { name, theme } = await companyMails(db).find();
    const words = { subject: `[Teste] ${subject}`, text };
    await jobs.send(db, sendMail, {
      to: user.email,
      ...words,
      html: mailHtml(words, { company: name, color: lineColor(theme) }),
    });
    await audit({ changes: [{ field: 'testMail', before: '', after: template.title }] });
    return { success: true as const, address: user.email };
  });
}

function templateOf(key: string) {
  const template = mailTemplates.find((each) => each.key === key);
  if (!template) throw notFound('Não há um e-mail com este nome.');
  return template;
}

function lineColor(theme: Readonly<Record<string, string>>): string {
  return theme['primaryColor'] || (deriveTheme(theme).light['primary'] ?? '');
}

/** Returns values of the caller and the company, so that a preview looks like a mail that people get. */
async function realValues(
  db: TenantDb,
  { idUser }: { readonly idUser: number },
  { portalUrl }: { readonly portalUrl: string },
): Promise<Readonly<Record<string, string>>> {
  const [user, { name }, titles] = await Promise.all([
    users(db).find(idUser),
    companyMails(db).find(),
    trainingTitles(db),
  ]);
  const [title] = titles.values();
  return {
    empresa: name,
    portal: portalUrl,
    ...(user ? { nome: user.name, login: user.username } : {}),
    ...(title === undefined ? {} : { treinamento: title }),
  };
}
