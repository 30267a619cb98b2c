import type { Command } from 'commander';
import type { CommandContext } from './command-context.types.ts';

export function addMigrateCommand(program: Command, { terminal, platform }: CommandContext): void {
  program
    .command('migrate')
    .description('cria ou atualiza as tabelas do banco de dados')
    .action(async () => {
      const { database } = await platform();
      const place = database.engine === 'pglite' ? 'banco embutido' : 'PostgreSQL';
      terminal.line(`Banco de dados em dia (${place}).`);
    });
}
