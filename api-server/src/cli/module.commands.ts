import type { Command } from 'commander';
import { moduleNames } from 'shared-kit/contracts/platform';
import { withTenant } from '../platform/database/tenant-db.ts';
import { refuse } from '../platform/errors.ts';
import { tenantByKey } from './find-tenant.ts';
import type { CommandContext } from './program.ts';

export function addModuleCommands(program: Command, context: CommandContext): void {
  const module = program.command('module').description('módulos de um cliente');
  module
    .command('enable')
    .description('liga um módulo')
    .argument('<módulo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action((name: string, options: { tenant: string }) => setModule(context, name, options.tenant, true));
  module
    .command('disable')
    .description('desliga um módulo: menu, rotas e chamadas somem de uma vez')
    .argument('<módulo>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action((name: string, options: { tenant: string }) => setModule(context, name, options.tenant, false));
}

async function setModule({ terminal, platform }: CommandContext, name: string, tenantKey: string, enabled: boolean): Promise<void> {
  if (!(moduleNames as readonly string[]).includes(name)) {
    throw refuse('cli.unknown-module', 404, `Não há módulo '${name}'. Módulos: ${moduleNames.join(', ')}.`);
  }
  const { database, tenants } = await platform();
  const tenant = await tenantByKey(await platform(), tenantKey);
  await withTenant(database.db, tenant.idApp, async (db) => {
    await db
      .insertInto('tenant_modules')
      .values({ id_app: tenant.idApp, module: name, enabled })
      .onConflict((conflict) => conflict.columns(['id_app', 'module']).doUpdateSet({ enabled }))
      .execute();
  });
  tenants.forget();
  terminal.line(`${tenant.name}: módulo '${name}' ${enabled ? 'ligado' : 'desligado'}.`);
}
