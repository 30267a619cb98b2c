import type { Command } from 'commander';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';

interface RegisterOptions extends OutputOptions {
  readonly module: string;
  readonly owner: string;
  readonly route?: readonly string[];
}

/** Adds the commands of operators that say which remotes exist, who answers for them and which routes they have. */
export function addRegistrationCommands(remote: Command, context: CommandContext): void {
  withJson(remote.command('register'))
    .description('registra um módulo remoto, ou muda seu responsável e suas rotas; só então pode ser publicado')
    .argument('<remoto>', 'por exemplo mfe-store')
    .requiredOption('--module <módulo>', 'módulo do cliente que o liga e desliga; não muda mais')
    .requiredOption('--owner <texto>', 'quem responde por ele')
    .option('--route <prefixo...>', 'prefixos das rotas; /a/:b vale só para este padrão, sections:/a só para esta home')
    .addHelpText(
      'after',
      '\nExemplo:\n  azulejo remote register mfe-store --module store --owner "Equipe da loja" --route /lojinha /cartlojinha',
    )
    .action(async (name: string, { module, owner, route = [], ...options }: RegisterOptions) => {
      const registry = await registryFor(context);
      const registered = await registry.register({ remote: name, module, owner, routes: [...route] });
      show(context.terminal, options, registered, [
        `${name} registrado: módulo ${registered.module}, ${registered.owner}, rotas ${registered.routes.join(' ') || '(nenhuma)'}`,
      ]);
    });

  withJson(remote.command('remove'))
    .description('remove um módulo remoto de todos os clientes; suas rotas ficam livres e seus tokens não valem mais')
    .argument('<remoto>', 'por exemplo mfe-store')
    .requiredOption('--reason <texto>', 'motivo, para o histórico')
    .action(async (name: string, options: OutputOptions & { reason: string }) => {
      const moved = await (await registryFor(context)).remove(name, options.reason);
      show(context.terminal, options, moved, [`${name} foi removido de todos os clientes.`]);
    });
}
