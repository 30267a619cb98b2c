import type { Command } from 'commander';
import { listSsoKeys, prepareKey, useKey } from '../modules/identity/index.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

const states = { next: 'à espera', active: 'assina', retired: 'aposentada' } as const;

export function addSsoCommands(program: Command, { terminal, platform }: CommandContext): void {
  const sso = program.command('sso').description('chaves do portal no login das empresas (SAML)');

  withJson(sso.command('keys'))
    .description('lista as chaves com que o portal assina seus pedidos')
    .action(async (options: OutputOptions) => {
      const keys = await listSsoKeys((await platform()).database.db);
      show(
        terminal,
        options,
        keys,
        keys.map((key) => `${key.id}\t${states[key.state]}\tdesde ${key.createdAt.slice(0, 10)}\t${key.fingerprint}`),
      );
    });

  withJson(sso.command('prepare-key'))
    .description('cria a próxima chave: os metadados passam a trazê-la, e nada é assinado com ela ainda')
    .action(async (options: OutputOptions) => {
      const { database, secret, clock } = await platform();
      const id = await prepareKey(database.db, secret, clock.now());
      show(terminal, options, { id }, [
        `Chave ${id} criada. Quando as empresas tiverem lido os metadados: azulejo sso use-key ${id}.`,
      ]);
    });

  withJson(sso.command('use-key'))
    .description('assina com uma chave preparada; a anterior é aposentada')
    .argument('<id>')
    .action(async (id: string, options: OutputOptions) => {
      await useKey((await platform()).database.db, id);
      show(terminal, options, { id }, [`A chave ${id} assina a partir de agora.`]);
    });
}
