import { packageHostSchema } from '@shared-kit/contracts/admin';
import { Option } from 'commander';
import type { Command } from 'commander';
import { blockedPackageHosts, changeFreeWindows, changePackageHosts } from '../modules/learning/index.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson, withoutControls } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

type TenantOptions = OutputOptions & { readonly tenant: string };

/** Adds the commands about the hosts that packages of a tenant fetch from. */
export function addScormHostCommands(scorm: Command, context: CommandContext): void {
  withJson(scorm.command('hosts'))
    .description('mostra ou muda os servidores de onde os pacotes do cliente podem buscar dados e scripts')
    .requiredOption('--tenant <chave>', 'cliente')
    .option('--add <servidores...>', 'servidores a permitir, como cdn.exemplo.com ou *.exemplo.com')
    .option('--remove <servidores...>', 'servidores a não permitir mais')
    .action(async (options: TenantOptions & { readonly add?: string[]; readonly remove?: string[] }) => {
      const { add = [], remove = [] } = options;
      const wrong = add.find((host) => !packageHostSchema.safeParse(host).success);
      if (wrong !== undefined) throw refuse('cli.usage', 400, `'${wrong}' não é um servidor, como cdn.exemplo.com.`);
      const open = await context.platform();
      const hosts = await changePackageHosts(open, (await tenantByKey(open, options.tenant)).idApp, { add, remove });
      show(context.terminal, options, hosts, hosts.length === 0 ? ['nenhum servidor'] : hosts);
    });

  withJson(scorm.command('popups'))
    .description('mostra ou muda se as janelas que os pacotes do cliente abrem ficam dentro dos limites deles')
    .requiredOption('--tenant <chave>', 'cliente')
    .addOption(new Option('--free', 'livres: abrem sites e PDFs como o navegador, e podem navegar o portal'))
    .addOption(new Option('--sandboxed', 'dentro dos limites do pacote (padrão)').conflicts('free'))
    .action(async (options: TenantOptions & { readonly free?: true; readonly sandboxed?: true }) => {
      const change = options.free ?? (options.sandboxed ? false : undefined);
      const open = await context.platform();
      const isFree = await changeFreeWindows(open, (await tenantByKey(open, options.tenant)).idApp, change);
      show(context.terminal, options, { free: isFree }, [isFree ? 'livres' : 'dentro dos limites do pacote']);
    });

  withJson(scorm.command('blocked'))
    .description('lista o que os navegadores não deixaram os pacotes do cliente buscar')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (options: TenantOptions) => {
      const open = await context.platform();
      const blocked = await blockedPackageHosts(open, (await tenantByKey(open, options.tenant)).idApp);
      const lines = blocked.map((one) =>
        withoutControls(
          [one.content, one.host, one.directive, `${one.times} vezes`, one.lastAt.toISOString()].join('\t'),
        ),
      );
      show(context.terminal, options, blocked, lines);
    });
}
