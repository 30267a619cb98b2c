import type { Command } from 'commander';
import { withJson } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';

export function addLockCommand(program: Command, context: CommandContext): void {
  // The output is always JSON, so `--json` is accepted and has no effect.
  withJson(program.command('lock'))
    .description('escreve em JSON a composição exata de um cliente: versões, hashes, assinaturas e chaves')
    .requiredOption('--tenant <chave>', 'cliente')
    .addHelpText(
      'after',
      `
Exemplos:
  azulejo lock --tenant aurora > lock.json
  AZULEJO_SERVER=https://portal.exemplo.com.br azulejo lock --tenant aurora > lock.json   (não pede token)`,
    )
    .action(async (options: { tenant: string }) => {
      const lock = await (await registryFor(context)).lock(options.tenant);
      context.terminal.line(JSON.stringify(lock, null, 2));
    });
}
