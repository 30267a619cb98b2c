import type { Command } from 'commander';
import { auditEntries } from '../modules/audit/index.ts';
import { users } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import type { CommandContext } from './command-context.types.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';

interface AuditOptions extends OutputOptions {
  readonly tenant: string;
  readonly user?: string;
  readonly limit: string;
}

const actors = { person: 'a própria pessoa', company: 'a empresa', operator: 'operador' } as const;

/** Adds the command with which an operator reads the audit log of a tenant. */
export function addAuditCommands(program: Command, { terminal, platform }: CommandContext): void {
  const audit = program.command('audit').description('registro de mudanças da identidade das pessoas');

  withJson(audit.command('list'))
    .description('lista mudanças de nome, CPF, e-mail, telefone e login, da mais recente à mais antiga')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--user <login>', 'só as de uma pessoa')
    .option('--limit <número>', 'quantas', '50')
    .action(async (options: AuditOptions) => {
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const entries = await withTenant(open.database.db, idApp, async (db) => {
        const person = options.user === undefined ? undefined : await users(db).findByUsername(options.user);
        if (options.user !== undefined && !person)
          throw refuse('cli.unknown-user', 404, `Não há pessoa com o login '${options.user}' neste cliente.`);
        const limit = Math.min(Math.max(Number(options.limit) || 50, 1), 1000);
        const rows = await auditEntries(db, { idUser: person?.id_user, limit });
        const logins = await users(db).loginsOf([...new Set(rows.map((row) => row.id_user))]);
        return rows.map((row) => ({
          at: row.at.toISOString(),
          idUser: row.id_user,
          login: logins.get(row.id_user) ?? '',
          actor: row.actor,
          subject: row.subject,
          before: row.before,
          after: row.after,
          address: row.address,
        }));
      });
      const lines = entries.map(
        (entry) =>
          `${entry.at}\t${entry.login || entry.idUser}\t${entry.subject}\t'${entry.before}' → '${entry.after}'\t${actors[entry.actor]}\t${entry.address}`,
      );
      show(terminal, options, entries, lines);
    });
}
