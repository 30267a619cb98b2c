import type { Command } from 'commander';
import { normalAuthenticityId } from '@shared-kit/contracts/journey';
import { certificates, credentialKeys } from '../modules/journey/index.ts';
import { openVault } from '../platform/auth/vault.service.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import type { CommandContext } from './command-context.types.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';

type Options = OutputOptions & { readonly tenant: string };

const states = { active: 'assina', retired: 'confere', withdrawn: 'retirada' } as const;

export function addCredentialCommands(program: Command, { terminal, platform }: CommandContext): void {
  const credentials = program
    .command('credentials')
    .description('credenciais verificáveis dos certificados de um cliente');
  const command = (text: string) => withJson(credentials.command(text)).requiredOption('--tenant <chave>', 'cliente');

  /** Runs work on a tenant's database, with the vault and the time. */
  async function inTenant<T>(
    { tenant }: Options,
    work: (db: TenantDb, tools: { vault: ReturnType<typeof openVault>; now: Date }) => Promise<T>,
  ): Promise<T> {
    const open = await platform();
    const { idApp } = await tenantByKey(open, tenant);
    const tools = { vault: openVault(open.secret), now: open.clock.now() };
    return withTenant(open.database.db, idApp, (db) => work(db, tools));
  }

  command('keys')
    .description('lista as chaves que assinam as credenciais')
    .action(async (options: Options) => {
      const rows = await inTenant(options, (db) => credentialKeys(db).list());
      const keys = rows.map(({ id_key, state, created_at }) => ({ id: id_key, state, createdAt: created_at }));
      const lines = keys.map(
        (key) => `${key.id}\t${states[key.state]}\tdesde ${key.createdAt.toISOString().slice(0, 10)}`,
      );
      show(terminal, options, keys, lines);
    });

  command('rotate')
    .description('cria outra chave e passa a assinar com ela; o que a anterior assinou continua a conferir')
    .action(async (options: Options) => {
      const id = await inTenant(options, (db, { vault, now }) => credentialKeys(db).rotate(vault, now));
      show(terminal, options, { id }, [`A chave ${id} assina a partir de agora.`]);
    });

  command('withdraw')
    .description('retira uma chave aposentada que outros podem conhecer: nada do que ela assinou confere mais')
    .argument('<id>')
    .action(async (id: string, options: Options) => {
      await inTenant(options, (db) => credentialKeys(db).withdraw(id));
      show(terminal, options, { id }, [`Chave ${id} retirada.`]);
    });

  command('revoke')
    .description('revoga um certificado e a sua credencial')
    .argument('<codigo>', 'código de autenticidade')
    .requiredOption('--reason <texto>', 'motivo, para o registro da empresa')
    .action(async (typed: string, options: Options & { reason: string }) => {
      const code = normalAuthenticityId(typed);
      const isKnown = await inTenant(options, (db, { now }) =>
        certificates(db).revoke(code, { reason: options.reason, now }),
      );
      if (!isKnown) throw refuse('cli.unknown-certificate', 404, `Não há certificado com o código '${typed}'.`);
      show(terminal, options, { code }, [`Certificado ${code} revogado.`]);
    });
}
