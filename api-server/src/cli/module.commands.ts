import type { Command } from 'commander';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';

type TenantOptions = OutputOptions & { tenant: string };

export function addModuleCommands(program: Command, context: CommandContext): void {
  const module = program.command('module').description('módulos de um cliente');

  withJson(module.command('list'))
    .description('lista os módulos que um cliente pode ter e quais estão ligados')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (options: TenantOptions) => {
      const modules = await (await registryFor(context)).modules(options.tenant);
      const lines = modules.map(
        (each) => `${each.module}\t${each.enabled ? 'ligado' : 'desligado'}\t${each.remotes.join(', ') || '—'}`,
      );
      show(context.terminal, options, modules, lines);
    });

  withJson(module.command('enable'))
    .description('liga um módulo da API ou de um módulo remoto publicado')
    .argument('<módulo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .addHelpText('after', '\nExemplo:\n  azulejo module enable rewards --tenant aurora')
    .action((name: string, options: TenantOptions) => setModule(context, name, options, true));

  withJson(module.command('disable'))
    .description('desliga um módulo: menu, rotas e chamadas somem de uma vez')
    .argument('<módulo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .addHelpText('after', '\nExemplo:\n  azulejo module disable store --tenant horizonte')
    .action((name: string, options: TenantOptions) => setModule(context, name, options, false));
}

async function setModule(
  context: CommandContext,
  module: string,
  options: TenantOptions,
  enabled: boolean,
): Promise<void> {
  const { tenant, name } = await (await registryFor(context)).switchModule(options.tenant, module, enabled);
  show(context.terminal, options, { tenant, module, enabled }, [
    `${name}: módulo '${module}' ${enabled ? 'ligado' : 'desligado'}.`,
  ]);
}
