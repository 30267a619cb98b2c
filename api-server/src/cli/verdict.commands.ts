import type { Command } from 'commander';
import type { Verdict, VerdictReport } from '@shared-kit/contracts/delivery';
import { refuse } from '../platform/errors.ts';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';
import { releaseTarget } from './release-target.rules.ts';
import type { ReleaseTarget } from './release-target.rules.ts';

interface VerdictOptions extends OutputOptions {
  readonly explain?: boolean;
  readonly tenant?: string;
}

export function addVerdictCommand(remote: Command, context: CommandContext): void {
  withJson(remote.command('verdict'))
    .description('diz se uma versão combina com o portal e os outros módulos remotos de cada cliente')
    .argument('<remoto@versão>', 'por exemplo mfe-store@1.4.0', releaseTarget)
    .option('--explain', 'mostra cada motivo e a parte que deve mudar')
    .option('--tenant <chave>', 'só este cliente')
    .addHelpText(
      'after',
      '\nExemplo:\n  azulejo remote verdict mfe-store@1.4.0 --explain\n\nCódigo de saída 4 se não combinar com algum cliente.',
    )
    .action(async (target: ReleaseTarget, options: VerdictOptions) => {
      const registry = await registryFor(context);
      const report = await registry.verdict(target.remote, target.version, options.tenant ?? null);
      show(context.terminal, options, report, linesOf(report, options.explain === true));
      if (!report.compatible)
        throw refuse(
          'registry.incompatible',
          409,
          `${report.remote}@${report.version} não combina com o que está em uso.`,
        );
    });
}

function linesOf({ remote, version, verdicts }: VerdictReport, explain: boolean): string[] {
  if (verdicts.length === 0) return [`Nenhum cliente tem o módulo de ${remote}@${version}.`];
  return verdicts.flatMap((verdict) => [headOf(verdict), ...(explain ? reasonsOf(verdict) : [])]);
}

function headOf({ tenant, shell, compatible, reasons }: Verdict): string {
  const against = shell === '' ? 'sem shell conhecido' : `host-shell ${shell}`;
  const count = reasons.filter(({ weight }) => weight === 'blocking').length;
  return `${tenant}\t${against}\t${compatible ? 'compatível' : `incompatível (${count} ${count === 1 ? 'motivo' : 'motivos'})`}`;
}

function reasonsOf({ reasons }: Verdict): string[] {
  return reasons.map(({ weight, change, message }) =>
    weight === 'blocking' ? `  ✗ ${message} [mudar: ${change}]` : `  · ${message}`,
  );
}
