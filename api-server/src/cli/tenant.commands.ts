import { resolve } from 'node:path';
import type { Command } from 'commander';
import { importTenant } from '../platform/importing/import-tenant.service.ts';
import { allImporters } from '../app.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

export function addTenantCommands(program: Command, { terminal, platform }: CommandContext): void {
  const tenant = program.command('tenant').description('clientes da instalação');

  tenant
    .command('import')
    .description('importa ou atualiza clientes a partir de suas pastas')
    .argument('<pastas...>', 'pastas com tenant.yaml, people.yaml e os arquivos dos módulos')
    .action(async (folders: string[]) => {
      for (const folder of folders) {
        const result = await importTenant(await platform(), allImporters, resolve(terminal.cwd, folder));
        const counts = Object.entries(result.documents).filter(([, count]) => count > 0);
        terminal.line(
          `${result.tenant}: importado em ${result.address} (${counts.map(([name, count]) => `${name} ${count}`).join(', ')})`,
        );
      }
    });

  withJson(tenant.command('list'))
    .description('lista os clientes')
    .action(async (options: OutputOptions) => {
      const { database } = await platform();
      const apps = await database.db
        .selectFrom('apps')
        .select(['key', 'name', 'host', 'segment'])
        .orderBy('key')
        .execute();
      show(
        terminal,
        options,
        apps,
        apps.map((app) => `${app.key}\t${app.host}/${app.segment}\t${app.name}`),
      );
    });
}
