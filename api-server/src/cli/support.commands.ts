import type { Command } from 'commander';
import { endOfSupport, supportAccesses } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

interface SupportOptions extends OutputOptions {
  readonly tenant: string;
  readonly limit: string;
}

/** Adds the commands with which an operator reads all support accesses. */
export function addSupportCommands(program: Command, { terminal, platform }: CommandContext): void {
  const support = program.command('support').description('acessos de suporte');

  withJson(support.command('list'))
    .description('lista quem entrou como quem, quando, por quê e o que fez')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--limit <número>', 'quantos, a partir do mais recente', '50')
    .action(async (options: SupportOptions) => {
      const open = await platform();
      const now = open.clock.now();
      const { idApp } = await tenantByKey(open, options.tenant);
      const accesses = await withTenant(open.database.db, idApp, async (db) => {
        const rows = await supportAccesses(db).latest(Math.min(Math.max(Number(options.limit) || 50, 1), 1000));
        const actions = await supportAccesses(db).actionsOf(rows.map((row) => row.id_support_access));
        return rows.map((row) => ({
          actor: row.actor_username,
          subject: row.subject_username,
          reason: row.reason,
          address: row.address,
          startedAt: row.started_at.toISOString(),
          endedAt: endOfSupport(row, now)?.toISOString() ?? null,
          actions: actions
            .filter((action) => action.id_support_access === row.id_support_access)
            .map(({ at, endpoint, target }) => ({ at: at.toISOString(), endpoint, target })),
        }));
      });
      const lines = accesses.flatMap((access) => [
        `${access.startedAt}\t${access.endedAt ?? 'em andamento'}\t${access.actor} como ${access.subject}\t${access.address}\t${access.reason || 'sem motivo'}`,
        ...access.actions.map(({ at, endpoint, target }) => `  ${at}\t${endpoint}\t${target}`),
      ]);
      show(terminal, options, accesses, lines);
    });
}
