import type { Command } from 'commander';
import type { FilesReport } from '@shared-kit/contracts/delivery';
import { refuse } from '../platform/errors.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';

export function addVerifyCommand(remote: Command, context: CommandContext): void {
  withJson(remote.command('verify'))
    .description('confere os arquivos guardados das versões publicadas com os registrados')
    .argument('[remotos...]', 'por exemplo mfe-store; todos, se não houver nenhum')
    .addHelpText(
      'after',
      '\nCódigo de saída 7 se faltar um arquivo, ou se um tiver outros bytes.\nPublicar os mesmos bytes outra vez (remote publish) repõe o que se perdeu.',
    )
    .action(async (names: string[], options: OutputOptions) => {
      const registry = await registryFor(context);
      const wanted = names.length > 0 ? names : (await registry.list()).map((state) => state.remote);
      const reports: FilesReport[] = [];
      for (const name of wanted) reports.push(await registry.verify(name));
      show(context.terminal, options, reports, reports.flatMap(linesOf));
      const damaged = reports.flatMap(({ releases }) => releases.flatMap((release) => release.damaged)).length;
      if (damaged > 0)
        throw refuse(
          'registry.damaged-files',
          409,
          `Arquivos perdidos ou alterados: ${damaged}. Publique os mesmos bytes outra vez (azulejo remote publish).`,
        );
    });
}

function linesOf({ remote, releases }: FilesReport): string[] {
  return releases.flatMap(({ version, files, damaged }) => [
    `${remote}@${version}\t${damaged.length === 0 ? `${files} arquivos íntegros` : `${damaged.length} com falha`}`,
    ...damaged.map(({ file, fault }) => `  ${fault === 'missing' ? 'falta' : 'alterado'}\t${file}`),
  ]);
}
