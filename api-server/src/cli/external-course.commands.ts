import type { Command } from 'commander';
import { externalCourseStatuses } from '@shared-kit/contracts/journey';
import type { ExternalCourseStatus } from '@shared-kit/contracts/journey';
import { answerExternalCourse, evidenceAddress, submittedCourses } from '../modules/journey/index.ts';
import type { Answer } from '../modules/journey/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { sendInWordsOf } from '../platform/mail/tenant-mailer.service.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

interface TenantOption extends OutputOptions {
  readonly tenant: string;
}

/** Maximum length of the reason, which the person sees as written. */
const longestReason = 1000;

interface AnswerOptions extends TenantOption {
  readonly seen?: string;
}

const seenOption = [
  '--seen <data>',
  "última mudança, como 'list' a mostra: recusa o que a pessoa mudou depois dela",
] as const;

/** Adds the commands with which a company handles the external courses of its people. */
export function addExternalCourseCommands(program: Command, context: CommandContext): void {
  const { terminal, platform } = context;
  const courses = program
    .command('external-courses')
    .description('cursos externos que as pessoas de um cliente cadastraram');

  withJson(courses.command('list'))
    .description(
      'lista os que esperam uma resposta, do mais antigo ao mais novo, com um endereço do comprovante que vale por uma hora',
    )
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--status <status>', `${externalCourseStatuses.join(', ')} ou ALL`, 'PENDING')
    .option('--limit <número>', 'quantos', '50')
    .action(async (options: TenantOption & { status: string; limit: string }) => {
      const statuses = statusesOf(options.status);
      const open = await platform();
      const { idApp, portalUrl } = await tenantByKey(open, options.tenant);
      const limit = Math.min(Math.max(Number(options.limit) || 50, 1), 1000);
      const rows = await withTenant(open.database.db, idApp, (db) => submittedCourses(db).list(statuses, limit));
      const links = { storage: open.storage, base: portalUrl, now: open.clock.now() };
      const found = rows.map((row) => ({
        id: row.id_external_course,
        login: row.username,
        name: row.name,
        title: row.title,
        type: row.type,
        workload: row.workload,
        startDate: row.start_date,
        finishDate: row.finish_date,
        expirationDate: row.expiration_date,
        entityName: row.entity_name,
        status: row.status,
        statusReason: row.status_reason,
        resubmissionOf: row.id_parent,
        creationDate: row.creation_date.toISOString(),
        lastModifiedDate: row.last_modified_date.toISOString(),
        evidence: row.file_key === null ? null : evidenceAddress(row.file_key, links),
      }));
      const lines = found.flatMap((course) => [
        `${course.id}\t${course.status}\t${course.login}\t${course.title}\t${course.entityName}\t${course.startDate} a ${course.finishDate}\t${course.workload} h\t${course.lastModifiedDate}`,
        ...(course.evidence === null ? [] : [`  comprovante: ${course.evidence}`]),
      ]);
      show(terminal, options, found, lines);
    });

  withJson(courses.command('approve'))
    .description('valida um curso; a pessoa é avisada')
    .argument('<id>')
    .requiredOption('--tenant <chave>', 'cliente')
    .option(...seenOption)
    .action((id: string, options: AnswerOptions) =>
      answer(context, id, { status: 'APPROVED', seen: seenOf(options) }, options),
    );

  withJson(courses.command('reject'))
    .description('rejeita um curso; a pessoa é avisada, lê o motivo e pode reenviar')
    .argument('<id>')
    .requiredOption('--tenant <chave>', 'cliente')
    .requiredOption('--reason <texto>', 'por quê, em palavras para a pessoa')
    .option(...seenOption)
    .action((id: string, options: AnswerOptions & { reason: string }) =>
      answer(context, id, { status: 'REJECTED', reason: reasonOf(options.reason), seen: seenOf(options) }, options),
    );
}

async function answer(
  { terminal, platform }: CommandContext,
  id: string,
  given: Answer,
  options: TenantOption,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id))
    throw refuse('cli.bad-id', 400, `'${id}' não é o número de um curso. Veja 'azulejo external-courses list'.`);
  const open = await platform();
  const { idApp } = await tenantByKey(open, options.tenant);
  const { course, mail } = await withTenant(open.database.db, idApp, (db) =>
    answerExternalCourse(db, Number(id), given, open.clock.now()),
  );
  const done = given.status === 'APPROVED' ? 'validado' : 'rejeitado';
  show(
    terminal,
    options,
    { id: course.id_external_course, login: course.username, title: course.title, status: given.status },
    [`Curso externo ${course.id_external_course} de ${course.username} (${course.title}) ${done}.`],
  );
  // Sent after the commit: the answer stays, whether or not the mail is delivered.
  if (mail) await sendInWordsOf(open, idApp, mail);
}

function statusesOf(name: string): readonly ExternalCourseStatus[] {
  const upper = name.toUpperCase();
  if (upper === 'ALL') return [];
  const found = externalCourseStatuses.filter((status) => status === upper);
  if (found.length === 0)
    throw refuse(
      'cli.unknown-status',
      400,
      `Não há o status '${name}'. São eles: ${externalCourseStatuses.join(', ')} ou ALL.`,
    );
  return found;
}

function seenOf({ seen }: AnswerOptions): Date | undefined {
  if (seen === undefined) return undefined;
  const moment = new Date(seen);
  if (Number.isNaN(moment.getTime()))
    throw refuse('cli.bad-date', 400, `'${seen}' não é uma data. Copie-a de 'azulejo external-courses list'.`);
  return moment;
}

function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > longestReason)
    throw refuse('cli.bad-reason', 400, `O motivo tem de 1 a ${longestReason} caracteres.`);
  return reason;
}
