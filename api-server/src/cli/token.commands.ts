import type { Command } from 'commander';
import {
  createToken,
  everyRemote,
  listTokens,
  revokeToken,
} from '../modules/delivery/tokens/deploy-tokens.repository.ts';
import type { TokenInfo } from '../modules/delivery/tokens/deploy-tokens.repository.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { usageError, wholeNumber } from './release-target.rules.ts';

const states = { good: 'válido', expired: 'expirado', revoked: 'revogado' } as const;

export function addTokenCommands(program: Command, { terminal, platform }: CommandContext): void {
  const token = program.command('token').description('tokens de publicação');

  withJson(token.command('create'))
    .description('cria um token; ele só é mostrado desta vez')
    .option('--remote <remoto>', 'o único módulo remoto que o token publica e promove')
    .option('--operator', 'token de operador: todos os módulos remotos, e os módulos dos clientes; vale por 12 horas')
    .requiredOption('--name <nome>', 'para que serve, por exemplo ci')
    .option('--days <n>', 'validade em dias de um token com --remote (padrão: 90)', wholeNumber(1, 730))
    .addHelpText('after', '\nExemplo:\n  azulejo token create --remote mfe-store --name ci --days 90')
    .action(async (options: OutputOptions & { remote?: string; operator?: boolean; name: string; days?: number }) => {
      const { database, clock } = await platform();
      const given = { remote: scopeOf(options), name: options.name, days: daysOf(options), by: terminal.operator };
      const created = await database.db.transaction().execute((db) => createToken(db, given, clock.now()));
      show(terminal, options, created, [created.token, tokenLine(created)]);
    });

  withJson(token.command('list'))
    .description('lista os tokens')
    .action(async (options: OutputOptions) => {
      const { database, clock } = await platform();
      const tokens = await listTokens(database.db, clock.now());
      show(terminal, options, tokens, tokens.map(tokenLine));
    });

  withJson(token.command('revoke'))
    .description('revoga um token: não serve para mais nada, de imediato')
    .argument('<id>')
    .action(async (id: string, options: OutputOptions) => {
      const { database, clock } = await platform();
      const revoked = await database.db
        .transaction()
        .execute((db) => revokeToken(db, id, terminal.operator, clock.now()));
      show(terminal, options, revoked, [tokenLine(revoked)]);
    });
}

function scopeOf({ remote, operator }: { remote?: string; operator?: boolean }): string {
  if (Boolean(operator) === (remote !== undefined)) throw usageError('Diga --remote ou --operator, um dos dois.');
  if (remote === undefined) return everyRemote;
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(remote)) throw usageError(`'${remote}' não é nome de um módulo remoto.`);
  return remote;
}

/** An operator's token has no choice: it ends like a session of people with powers (decision 983). */
function daysOf({ operator, days }: { operator?: boolean; days?: number }): number {
  if (operator === true && days !== undefined)
    throw usageError('O token de operador vale por 12 horas; --days só vale com --remote.');
  return days ?? 90;
}

function tokenLine({ id, name, remote, state, expiresAt, lastUsedAt }: TokenInfo): string {
  const scope = remote === everyRemote ? 'operador' : remote;
  // An operator's token ends within a day, so its time counts.
  const end = remote === everyRemote ? `${expiresAt.slice(0, 16).replace('T', ' ')} UTC` : expiresAt.slice(0, 10);
  return `${id}\t${scope}\t${name}\t${states[state]}\taté ${end}\t${lastUsedAt ? `usado em ${lastUsedAt.slice(0, 10)}` : 'nunca usado'}`;
}
