import { resolve } from 'node:path';
import type { Command } from 'commander';
import { importTenant } from '../platform/importing/import-tenant.service.ts';
import { allImporters } from '../app.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { SettingConflict } from '../platform/importing/edited-settings.rules.ts';
import type { CommandContext } from './command-context.types.ts';

export function addTenantCommands(program: Command, { terminal, platform }: CommandContext): void {
  const tenant = program.command('tenant').description('clientes da instalação');

  tenant
    .command('import')
    .description('importa ou atualiza clientes a partir de suas pastas')
    .argument('<pastas...>', 'pastas com tenant.yaml, people.yaml e os arquivos dos módulos')
    .option('--replace-edits', 'os arquivos substituem o que foi mudado nas telas da administração')
    .action(async (folders: string[], { replaceEdits = false }: { replaceEdits?: boolean }) => {
      for (const folder of folders) {
        const result = await importTenant(await platform(), allImporters, resolve(terminal.cwd, folder), {
          fileWins: replaceEdits,
        });
        const counts = Object.entries(result.documents).filter(([, count]) => count > 0);
        terminal.line(
          `${result.tenant}: importado em ${result.address} (${counts.map(([name, count]) => `${name} ${count}`).join(', ')})`,
        );
        for (const conflict of result.conflicts) terminal.line(conflictLine(conflict));
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

function conflictLine({ setting, portal, file, winner }: SettingConflict): string {
  const [before, after] = [portal, file].map((value) => JSON.stringify(value ?? null));
  return winner === 'file'
    ? `  ${setting}: mudado numa tela para ${before}; o arquivo o substituiu por ${after}`
    : `  ${setting}: mudado numa tela para ${before}; o do arquivo (${after}) não foi usado. --replace-edits usa o do arquivo`;
}
