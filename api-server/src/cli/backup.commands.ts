import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { fileStore } from '../platform/assemble-platform.service.ts';
import type { Manifest } from '../platform/backup/manifest.schema.ts';
import { restoreBackup } from '../platform/backup/restore-backup.service.ts';
import { writeBackup } from '../platform/backup/write-backup.service.ts';
import { openAsOwner, serverRoleOf } from '../platform/create-platform.service.ts';
import { refuse } from '../platform/errors.ts';
import { serverFolder } from '../platform/own-files.adapter.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';

interface RestoreFlags extends OutputOptions {
  readonly replace?: boolean;
  readonly otherSecret?: boolean;
}

export function addBackupCommands(program: Command, { terminal, platform, settings }: CommandContext): void {
  withJson(program.command('backup'))
    .description('grava uma cópia de segurança em uma pasta vazia, com os servidores no ar')
    .argument('<pasta>')
    .addHelpText(
      'after',
      '\nA cópia contém dados pessoais e, sem SECRET definido, o segredo que abre as chaves: guarde-a como o banco de dados.\n' +
        'Com SECRET definido, guarde-o à parte: sem ele, a restauração é recusada.',
    )
    .action(async (folder: string, options: OutputOptions) => {
      const { database, storage, secret, env, clock } = await platform();
      const manifest = await writeBackup(
        {
          database,
          files: storage.files,
          secret,
          isSecretInDatabase: env.SECRET === undefined,
          version: await ownVersion(),
          now: clock.now(),
        },
        resolve(terminal.cwd, folder),
      );
      show(terminal, options, manifest, ['Cópia gravada.', ...summaryOf(manifest)]);
    });

  withJson(program.command('restore'))
    .description('restaura uma cópia de segurança em uma instalação vazia e parada')
    .argument('<pasta>')
    .option('--replace', 'apaga antes o que o banco de dados de destino contém')
    .option('--other-secret', 'restaura mesmo que o SECRET não seja o da cópia: chaves e sessões deixam de valer')
    .action(async (folder: string, { replace, otherSecret, ...output }: RestoreFlags) => {
      if (settings === undefined)
        throw refuse('backup.server-running', 409, 'Pare o servidor antes de restaurar. Nada foi alterado.');
      const env = settings();
      const database = await openAsOwner(env);
      try {
        const manifest = await restoreBackup(
          { database, files: await fileStore(env), secret: env.SECRET, serverRole: serverRoleOf(env) },
          resolve(terminal.cwd, folder),
          { replace: replace === true, otherSecret: otherSecret === true },
        );
        show(terminal, output, manifest, ['Cópia restaurada.', ...summaryOf(manifest)]);
      } finally {
        await database.close();
      }
    });
}

function summaryOf({ createdAt, version, tables, files }: Manifest): string[] {
  const parts = Object.values(tables);
  return [
    `  feita em ${createdAt}, versão ${version}`,
    `  ${parts.length} tabelas, ${parts.reduce((total, { rows }) => total + rows, 0)} linhas`,
    `  ${files.rows} arquivos, ${files.bytes} bytes`,
  ];
}

async function ownVersion(): Promise<string> {
  const text = await readFile(join(serverFolder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
