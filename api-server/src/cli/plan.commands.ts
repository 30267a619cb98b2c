import type { Command } from 'commander';
import { isDayKey, parseWallClock } from '@shared-kit/contracts/calendar';
import { answerPlanRequest, moneyText, planRequests } from '../modules/plans/index.ts';
import type { PlanRequestRow } from '../modules/plans/index.ts';
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
  readonly text: string;
  readonly contractUntil?: string;
}

/** Maximum length of an answer, which the person reads as written. */
const longestAnswer = 4000;

/** Adds the commands with which the commercial team reads and answers requests about plans. */
export function addPlanCommands(program: Command, context: CommandContext): void {
  const { terminal, platform } = context;
  const requests = program
    .command('plans')
    .description('planos que as empresas têm ou pedem')
    .command('requests')
    .description('solicitações: testes, mensagens, extensões, contratações e interesse de pessoas');

  withJson(requests.command('list'))
    .description('lista as solicitações que esperam uma resposta, da mais antiga à mais nova')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--all', 'também as que já foram respondidas')
    .option('--limit <número>', 'quantas', '50')
    .action(async (options: TenantOption & { all?: boolean; limit: string }) => {
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const limit = Math.min(Math.max(Number(options.limit) || 50, 1), 1000);
      const rows = await withTenant(open.database.db, idApp, (db) =>
        planRequests(db).list(options.all ? 'ALL' : 'PENDING', limit),
      );
      const found = rows.map(requestInfo);
      show(terminal, options, found, found.flatMap(linesOf));
    });

  withJson(requests.command('answer'))
    .description('responde uma solicitação, uma vez; a pessoa recebe a resposta por e-mail')
    .argument('<id>', 'número da solicitação')
    .requiredOption('--tenant <chave>', 'cliente')
    .requiredOption('--text <texto>', 'a resposta, em palavras para a pessoa')
    .option('--contract-until <dia>', 'de uma contratação: contrata o plano até este dia, AAAA-MM-DD')
    .action((id: string, options: AnswerOptions) => answer(context, id, options));
}

async function answer({ terminal, platform }: CommandContext, id: string, options: AnswerOptions): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(id))
    throw refuse('cli.bad-id', 400, `'${id}' não é o número de uma solicitação. Veja 'azulejo plans requests list'.`);
  const text = options.text.trim();
  if (text === '' || text.length > longestAnswer)
    throw refuse('cli.bad-answer', 400, `A resposta tem de 1 a ${longestAnswer} caracteres.`);
  const open = await platform();
  const { idApp } = await tenantByKey(open, options.tenant);
  const { request, mail } = await withTenant(open.database.db, idApp, (db) =>
    answerPlanRequest(db, Number(id), { text, contractUntil: dayOf(options.contractUntil) }, open.clock.now()),
  );
  const contracted = options.contractUntil === undefined ? '' : ` Plano contratado até ${options.contractUntil}.`;
  const unsent = mail ? '' : ' A pessoa não tem e-mail: responda por telefone.';
  show(terminal, options, { ...requestInfo(request), status: 'ANSWERED', answer: text }, [
    `Solicitação ${id} de ${request.username} respondida.${contracted}${unsent}`,
  ]);
  // Sent after the commit: the answer stays, whether or not the mail is delivered.
  if (mail) await sendInWordsOf(open, idApp, mail);
}

function dayOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const day = isDayKey(text) ? parseWallClock(text) : null;
  if (!day) throw refuse('cli.bad-date', 400, `'${text}' não é um dia. Use a forma AAAA-MM-DD.`);
  return day;
}

function requestInfo(row: PlanRequestRow) {
  return {
    id: row.id_plan_request,
    kind: row.kind,
    status: row.status,
    plan: row.plan_name,
    login: row.username,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    department: row.department,
    employees: row.employees_min === null ? null : [row.employees_min, row.employees_max],
    licences: row.licences,
    monthlyPriceCents: row.price_cents,
    message: row.message,
    answer: row.answer,
    creationDate: row.created_at.toISOString(),
    answerDate: row.answered_at?.toISOString() ?? null,
  };
}

function linesOf(request: ReturnType<typeof requestInfo>): string[] {
  const { licences, monthlyPriceCents } = request;
  const order = licences === null ? '' : `\t${licences} licenças, ${moneyText(monthlyPriceCents ?? 0)} por mês`;
  return [
    `${request.id}\t${request.status}\t${request.kind}\t${request.plan}\t${request.login}\t${request.email}\t${request.phone}\t${request.creationDate}${order}`,
    ...(request.message === '' ? [] : [`  ${request.message.replaceAll('\n', '\n  ')}`]),
  ];
}
