import type { Command } from 'commander';
import { toMoment } from '@shared-kit/contracts/calendar';
import { resetSecondFactor, secondFactors, users } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { sendInWordsOf } from '../platform/mail/tenant-mailer.service.ts';
import type { CommandContext } from './command-context.types.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';

/** Adds the commands with which an operator helps a person who lost their second factor. */
export function addSecondFactorCommands(program: Command, { terminal, platform }: CommandContext): void {
  const factor = program.command('second-factor').description('verificação em duas etapas de uma pessoa');

  withJson(factor.command('history'))
    .description('mostra o que uma pessoa usa e o que foi feito, do mais novo ao mais antigo')
    .argument('<login>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (username: string, options: OutputOptions & { tenant: string }) => {
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const found = await withTenant(open.database.db, idApp, async (db) => {
        const person = await personWith(db, username);
        const factors = secondFactors(db, person.id_user);
        return {
          totp: Boolean((await factors.totp())?.confirmed_at),
          passkeys: (await factors.passkeys()).map(({ name }) => name),
          recoveryCodesLeft: await factors.recoveryCodesLeft(),
          events: (await factors.events()).map((event) => ({ ...event, happened_at: toMoment(event.happened_at) })),
        };
      });
      show(terminal, options, found, [
        `Aplicativo autenticador: ${found.totp ? 'sim' : 'não'}`,
        `Chaves de acesso: ${found.passkeys.length === 0 ? 'nenhuma' : found.passkeys.join(', ')}`,
        `Códigos de recuperação: ${found.recoveryCodesLeft}`,
        ...found.events.map((event) =>
          [event.happened_at, event.event, event.made_by, event.reason].join('\t').trimEnd(),
        ),
      ]);
    });

  factor
    .command('reset')
    .description('remove a verificação em duas etapas de uma pessoa e encerra suas sessões; um e-mail avisa a pessoa')
    .argument('<login>')
    .requiredOption('--tenant <chave>', 'cliente')
    .requiredOption('--reason <motivo>', 'por que, e como a identidade da pessoa foi confirmada')
    .action(async (username: string, options: { tenant: string; reason: string }) => {
      const open = await platform();
      const { idApp, name } = await tenantByKey(open, options.tenant);
      const now = open.clock.now();
      const reason = options.reason.trim().slice(0, 300);
      if (reason === '') throw refuse('cli.no-reason', 400, 'Informe o motivo em --reason.');
      const mail = await withTenant(open.database.db, idApp, async (db) => {
        const user = await personWith(db, username);
        return resetSecondFactor(db, { user, tenant: name, reason, now });
      });
      terminal.line(`Verificação em duas etapas de ${username} removida.`);
      await sendInWordsOf(open, idApp, mail);
    });
}

async function personWith(db: TenantDb, username: string) {
  const person = await users(db).findByUsername(username);
  if (!person) throw refuse('cli.unknown-user', 404, `Não há pessoa com o login '${username}' neste cliente.`);
  return person;
}
