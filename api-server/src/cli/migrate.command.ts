import type { Command } from 'commander';
import { migrateInstallation } from '../platform/create-platform.service.ts';
import type { CommandContext } from './command-context.types.ts';

export function addMigrateCommand(program: Command, { terminal, platform, settings }: CommandContext): void {
  program
    .command('migrate')
    .description('cria ou atualiza as tabelas do banco de dados')
    .addHelpText(
      'after',
      '\nCom PostgreSQL, rode-o antes de iniciar os servidores de uma nova versão: eles não migram ao iniciar.\n' +
        'MIGRATION_DATABASE_URL é o papel dono das tabelas; o papel de DATABASE_URL recebe só os direitos sobre as linhas.',
    )
    .action(async () => {
      const env = settings?.() ?? (await platform()).env;
      // A running server of an embedded database migrated it at its start.
      const ran = settings ? await migrateInstallation(env) : [];
      for (const name of ran) terminal.line(`migrado  ${name}`);
      terminal.line(`Banco de dados em dia (${env.DATABASE_URL ? 'PostgreSQL' : 'banco embutido'}).`);
    });
}
