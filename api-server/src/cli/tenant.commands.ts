import { resolve } from 'node:path';
import type { Command } from 'commander';
import { exportTenant } from '../platform/importing/export-tenant.service.ts';
import { importTenant } from '../platform/importing/import-tenant.service.ts';
import { allImporters } from '../app.ts';
import { linkLines } from './access-link.presenter.ts';
import { createTenant } from './create-tenant.service.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { changeLines } from './import-changes.presenter.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { SettingConflict } from '../platform/importing/edited-settings.rules.ts';
import type { CommandContext } from './command-context.types.ts';

interface ImportFlags {
  readonly replaceEdits?: boolean;
  readonly dryRun?: boolean;
}

interface CreateFlags extends OutputOptions {
  readonly name: string;
  readonly host: string;
  readonly segment: string;
  readonly owner: string;
  readonly email: string;
  readonly login?: string;
  readonly demonstration?: boolean;
}

export function addTenantCommands(program: Command, { terminal, platform }: CommandContext): void {
  const tenant = program.command('tenant').description('clientes da instalação');

  tenant
    .command('import')
    .description('importa ou atualiza clientes a partir de suas pastas')
    .argument('<pastas...>', 'pastas com tenant.yaml, people.yaml e os arquivos dos módulos')
    .option('--replace-edits', 'os arquivos substituem o que foi mudado nas telas da administração')
    .option('--dry-run', 'só mostra o que mudaria')
    .action(async (folders: string[], { replaceEdits = false, dryRun = false }: ImportFlags) => {
      for (const folder of folders) {
        const result = await importTenant(await platform(), allImporters, resolve(terminal.cwd, folder), {
          fileWins: replaceEdits,
          isDryRun: dryRun,
        });
        const counts = Object.entries(result.documents).filter(([, count]) => count > 0);
        terminal.line(
          `${result.tenant}: ${dryRun ? 'nada foi gravado, seria importado' : 'importado'} em ${result.address} (${counts.map(([name, count]) => `${name} ${count}`).join(', ')})`,
        );
        for (const line of changeLines(result.changes)) terminal.line(line);
        for (const conflict of result.conflicts) terminal.line(conflictLine(conflict));
      }
    });

  withJson(tenant.command('create'))
    .description('cria um cliente vazio, com a primeira pessoa, que recebe o papel de Dono')
    .argument('<chave>', 'chave do cliente, para sempre: letras minúsculas, números e hífens')
    .requiredOption('--name <nome>', 'nome da empresa')
    .requiredOption('--host <host>', 'endereço do portal, sem https://')
    .option('--segment <trecho>', 'primeiro trecho do caminho, onde o host não é só deste cliente', '')
    .requiredOption('--owner <nome>', 'nome da primeira pessoa')
    .requiredOption('--email <e-mail>', 'e-mail da primeira pessoa')
    .option('--login <login>', 'login da primeira pessoa; sem ele, o começo do e-mail')
    .option('--demonstration', 'empresa inventada, que uma produção recusa')
    .action(async (key: string, options: CreateFlags) => {
      const { name, host, segment, owner, email, demonstration = false } = options;
      const login = options.login ?? email.split('@')[0] ?? email;
      const company = { key, name, host, segment, demonstration, owner: { name: owner, email, login } };
      const created = await createTenant(await platform(), company);
      show(terminal, options, { tenant: key, login, ...created }, [
        `${name}: criado em ${created.address}.`,
        ...linkLines(login, email, created),
      ]);
    });

  tenant
    .command('export')
    .description('escreve um cliente como a pasta que a importação lê')
    .argument('<cliente>', 'chave do cliente')
    .requiredOption('--out <pasta>', 'pasta nova ou vazia')
    .action(async (key: string, { out }: { out: string }) => {
      const opened = await platform();
      const company = await tenantByKey(opened, key);
      const folder = resolve(terminal.cwd, out);
      const { files } = await exportTenant(opened, allImporters, company, folder);
      terminal.line(`${company.name}: ${files} arquivos em ${folder}. LEIA-ME.md diz o que a pasta não tem.`);
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
