import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readBuildFolder } from '../platform/registry/build-folder.ts';
import { publishRelease } from '../platform/registry/publish-release.ts';
import type { CommandContext } from './program.ts';

export function addRemoteCommands(program: Command, { terminal, platform }: CommandContext): void {
  const remote = program.command('remote').description('módulos remotos publicados');

  remote
    .command('publish')
    .description('publica compilações de módulos remotos e as põe no canal stable')
    .argument('<pastas...>', 'pastas dist com azulejo-release.json')
    .action(async (folders: string[]) => {
      for (const folder of folders) {
        const published = await publishRelease(await platform(), await readBuildFolder(resolve(terminal.cwd, folder)), 'operador');
        terminal.line(`${published.remote}@${published.version} ${published.isNew ? 'publicado' : 'já estava publicado'}${published.isStable ? ' (stable)' : ''}`);
      }
    });

  remote
    .command('list')
    .description('lista os canais')
    .action(async () => {
      const { database } = await platform();
      const rows = await database.db.selectFrom('channels').selectAll().orderBy('remote').orderBy('channel').execute();
      for (const row of rows) terminal.line(`${row.remote}\t${row.channel}\t${row.version}`);
    });
}
