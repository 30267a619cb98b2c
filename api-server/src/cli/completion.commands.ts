import type { Command } from 'commander';
import { doubtfulCompletions, reviewCompletion } from '../modules/content/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

interface TenantOption extends OutputOptions {
  readonly tenant: string;
}

/** Adds the commands with which operators review doubtful completions of contents. */
export function addCompletionCommands(program: Command, context: CommandContext): void {
  const completions = program.command('completions').description('conclusões de conteúdos que pedem uma revisão');

  withJson(completions.command('list'))
    .description('lista as que esperam uma revisão, da mais nova à mais antiga')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--all', 'também as revisadas', false)
    .option('--limit <número>', 'quantas', '50')
    .action(async (options: TenantOption & { all: boolean; limit: string }) => {
      const open = await context.platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const limit = Math.min(Math.max(Number(options.limit) || 50, 1), 1000);
      const rows = await withTenant(open.database.db, idApp, (db) =>
        doubtfulCompletions(db, { all: options.all, limit }),
      );
      const found = rows.map(({ first_at, last_at, reviewed_by, ...row }) => ({
        ...row,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
        reviewedBy: reviewed_by,
      }));
      const lines = found.map(
        (one) =>
          `${one.id}\t${one.kind === 'early' ? 'cedo demais' : 'muitas por minuto'}\t${one.login}\t${one.title}\t${one.attempts}×\t${one.lastAt}\t${one.review ?? ''}`,
      );
      show(context.terminal, options, found, lines);
    });

  for (const [name, review, description] of [
    ['approve', 'approved', 'aprova uma: os pontos que esperavam são dados'],
    ['dismiss', 'dismissed', 'recusa uma: os pontos não são dados'],
  ] as const)
    withJson(completions.command(name))
      .description(description)
      .argument('<id>')
      .requiredOption('--tenant <chave>', 'cliente')
      .option('--by <nome>', 'quem revisa, para o registro', 'operador')
      .action(async (id: string, options: TenantOption & { by: string }) => {
        if (!/^[1-9]\d{0,8}$/.test(id))
          throw refuse('cli.bad-id', 400, `'${id}' não é o número de uma conclusão. Veja 'azulejo completions list'.`);
        const open = await context.platform();
        const { idApp } = await tenantByKey(open, options.tenant);
        const points = await withTenant(open.database.db, idApp, (db) =>
          reviewCompletion(db, { id: Number(id), review, by: options.by, now: open.clock.now() }),
        );
        const done = review === 'approved' ? 'aprovada' : 'recusada';
        show(context.terminal, options, { id: Number(id), review, points }, [
          `Conclusão ${id} ${done}; pontos dados: ${points}.`,
        ]);
      });
}
