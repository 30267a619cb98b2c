import { PASSWORD_MIN_LENGTH } from '@shared-kit/contracts/identity';
import type { Command } from 'commander';
import { expectGoodPassword, hashPassword, setPassword, users } from '../modules/identity/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { sendInWordsOf } from '../platform/mail/tenant-mailer.service.ts';
import { linkLines } from './access-link.presenter.ts';
import { sendAccessLink } from './create-tenant.service.ts';
import { tenantByKey } from './find-tenant.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

export function addUserCommands(program: Command, { terminal, platform }: CommandContext): void {
  const user = program.command('user').description('pessoas de um cliente');

  withJson(user.command('list'))
    .description('lista as pessoas')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (options: OutputOptions & { tenant: string }) => {
      const open = await platform();
      const { idApp } = await tenantByKey(open, options.tenant);
      const people = await withTenant(open.database.db, idApp, (db) =>
        db.selectFrom('users').select(['username', 'name', 'admin', 'active']).orderBy('username').execute(),
      );
      const lines = people.map(
        (person) => `${person.username}\t${person.name}\tadmin ${person.admin}\t${person.active ? 'ativa' : 'inativa'}`,
      );
      show(terminal, options, people, lines);
    });

  user
    .command('password')
    .description('define a senha de uma pessoa e encerra suas sessões; um e-mail avisa a pessoa')
    .argument('<login>')
    .argument('<senha>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (username: string, password: string, options: { tenant: string }) => {
      if (password.length < PASSWORD_MIN_LENGTH)
        throw refuse('cli.short-password', 400, 'A senha precisa de ao menos 8 caracteres.');
      const open = await platform();
      const { idApp, name, portalUrl } = await tenantByKey(open, options.tenant);
      const { acronym } = await withTenant(open.database.db, idApp, (db) =>
        db.selectFrom('apps').select('acronym').executeTakeFirstOrThrow(),
      );
      const passwordHash = await hashPassword(password);
      const mail = await withTenant(open.database.db, idApp, async (db) => {
        const person = await users(db).findByUsername(username);
        if (!person) throw refuse('cli.unknown-user', 404, `Não há pessoa com o login '${username}' neste cliente.`);
        await expectGoodPassword('senha', password, person, { name, acronym });
        return setPassword(db, { user: person, passwordHash, tenant: name, portalUrl, now: open.clock.now() });
      });
      terminal.line(`Senha de ${username} definida.`);
      if (mail.to !== '') await sendInWordsOf(open, idApp, mail);
    });

  withJson(user.command('link'))
    .description('cria um link com que a pessoa escolhe a senha, e o envia por e-mail')
    .argument('<login>')
    .requiredOption('--tenant <chave>', 'cliente')
    .action(async (username: string, options: OutputOptions & { tenant: string }) => {
      const sent = await sendAccessLink(await platform(), options.tenant, username);
      show(terminal, options, { login: username, ...sent }, linkLines(username, 'o e-mail da pessoa', sent));
    });
}
