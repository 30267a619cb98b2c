import type { Command } from 'commander';
import { DENIAL_REASON_MAX_LENGTH, enrollmentRequestStatuses } from '@shared-kit/contracts/learning';
import type { EnrollmentRequestStatus } from '@shared-kit/contracts/learning';
import { answerRequest, requestApprovals } from '../modules/learning/index.ts';
import type { RequestAnswer } from '../modules/learning/index.ts';
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

interface AnswerOptions extends TenantOption {
  readonly by: string;
}

const byOption = ['--by <nome>', 'quem responde, para o registro', 'operador'] as const;

/** Adds the commands with which a company answers the enrolment requests of its people. */
export function addEnrollmentRequestCommands(program: Command, context: CommandContext): void {
  const { terminal, platform } = context;
  const requests = program
    .command('enrollment-requests')
    .description('solicitações de matrícula das pessoas de um cliente');

  withJson(requests.command('list'))
    .description('lista as que esperam uma resposta, da mais antiga à mais nova')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--status <status>', `${enrollmentRequestStatuses.join(', ')} ou ALL`, 'PENDING')
    .option('--limit <número>', 'quantas', '50')
    .action(async (options: TenantOption & { status: string; limit: string }) => {
      const statuses = statusesOf(options.status);
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const limit = Math.min(Math.max(Number(options.limit) || 50, 1), 1000);
      const { rows } = await withTenant(open.database.db, idApp, (db) =>
        requestApprovals(db, operator('operador')).search({ statuses, order: 'oldest-first', offset: 0, limit }),
      );
      const found = rows.map((row) => ({
        id: row.id_enrollment_request,
        login: row.username,
        name: row.name,
        title: row.title,
        class: row.team_name,
        capacity: row.capacity,
        seatsTaken: row.seats_taken,
        status: row.status,
        reason: row.reason,
        creationDate: row.creation_date.toISOString(),
        statusDate: row.status_date?.toISOString() ?? null,
        answeredBy: row.answered_by,
      }));
      const lines = found.map(
        (one) =>
          `${one.id}\t${one.status}\t${one.login}\t${one.title}\t${one.class}\t${one.seatsTaken}/${one.capacity ?? '∞'} vagas\t${one.creationDate}`,
      );
      show(terminal, options, found, lines);
    });

  withJson(requests.command('approve'))
    .description('aprova uma solicitação: ocupa a vaga, matricula e avisa a pessoa')
    .argument('<id>')
    .requiredOption('--tenant <chave>', 'cliente')
    .option(...byOption)
    .action((id: string, options: AnswerOptions) => answer(context, id, { decision: 'APPROVED', reason: '' }, options));

  withJson(requests.command('deny'))
    .description('reprova uma solicitação; a pessoa é avisada e lê o motivo')
    .argument('<id>')
    .requiredOption('--tenant <chave>', 'cliente')
    .requiredOption('--reason <texto>', 'por quê, em palavras para a pessoa')
    .option(...byOption)
    .action((id: string, options: AnswerOptions & { reason: string }) =>
      answer(context, id, { decision: 'DENIED', reason: reasonOf(options.reason) }, options),
    );
}

const operator = (name: string) => ({ role: 'OPERATOR' as const, name });

async function answer(
  { terminal, platform }: CommandContext,
  id: string,
  given: RequestAnswer,
  options: AnswerOptions,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id))
    throw refuse(
      'cli.bad-id',
      400,
      `'${id}' não é o número de uma solicitação. Veja 'azulejo enrollment-requests list'.`,
    );
  const open = await platform();
  const { idApp } = await tenantByKey(open, options.tenant);
  const { request, mail } = await withTenant(open.database.db, idApp, (db) =>
    answerRequest(db, {
      approver: operator(options.by),
      idRequest: Number(id),
      answer: given,
      now: open.clock.now(),
    }),
  );
  const done = given.decision === 'APPROVED' ? 'aprovada' : 'reprovada';
  show(
    terminal,
    options,
    { id: request.id_enrollment_request, login: request.username, title: request.title, status: given.decision },
    [
      `Solicitação ${request.id_enrollment_request} de ${request.username} (${request.title}, ${request.team_name}) ${done}.`,
    ],
  );
  // Sent after the commit: the answer stays, whether or not the mail is delivered.
  if (mail) await sendInWordsOf(open, idApp, mail);
}

function statusesOf(name: string): readonly EnrollmentRequestStatus[] {
  const upper = name.toUpperCase();
  if (upper === 'ALL') return [];
  const found = enrollmentRequestStatuses.filter((status) => status === upper);
  if (found.length > 0) return found;
  throw refuse(
    'cli.unknown-status',
    400,
    `Não há o status '${name}'. São eles: ${enrollmentRequestStatuses.join(', ')} ou ALL.`,
  );
}

function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '' || reason.length > DENIAL_REASON_MAX_LENGTH)
    throw refuse('cli.bad-reason', 400, `O motivo tem de 1 a ${DENIAL_REASON_MAX_LENGTH} caracteres.`);
  return reason;
}
