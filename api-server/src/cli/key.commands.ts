import type { Command } from 'commander';
import { listKeys, retireKey, rotateKey } from '../modules/delivery/keys/rotate-keys.service.ts';
import type { KeyInfo } from '../modules/delivery/keys/rotate-keys.service.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

const states = { active: 'assina', verifying: 'confere', retired: 'aposentada' } as const;

export function addKeyCommands(program: Command, { terminal, platform }: CommandContext): void {
  const key = program.command('key').description('chaves que assinam as versões dos módulos remotos');

  withJson(key.command('list'))
    .description('lista as chaves e quantas versões cada uma assina')
    .action(async (options: OutputOptions) => {
      const keys = await listKeys((await platform()).database.db);
      show(terminal, options, keys, keys.map(keyLine));
    });

  withJson(key.command('rotate'))
    .description('cria outra chave e assina com ela todas as versões')
    .addHelpText(
      'after',
      '\nA chave anterior continua a conferir assinaturas até ser aposentada: azulejo key retire <id>.',
    )
    .action(async (options: OutputOptions) => {
      const rotated = await rotateKey(await platform(), terminal.operator);
      const skipped = rotated.unsound.map(
        (release) => `não assinada de novo, porque a assinatura não confere: ${release}`,
      );
      show(terminal, options, rotated, [
        `Chave ${rotated.key} criada; ${rotated.resigned} versões assinadas com ela.`,
        ...skipped,
      ]);
    });

  withJson(key.command('retire'))
    .description('aposenta uma chave: o que só ela assinou não é mais servido')
    .argument('<id>')
    .action(async (id: string, options: OutputOptions) => {
      const retired = await retireKey(await platform(), id, terminal.operator);
      show(terminal, options, retired, [`Chave ${id} aposentada.`]);
    });
}

function keyLine({ id, state, createdAt, releases }: KeyInfo): string {
  return `${id}\t${states[state]}\tdesde ${createdAt.slice(0, 10)}\t${releases} versões`;
}
