import type { Command } from 'commander';
import type { HealthReport, VersionHealth } from '@shared-kit/contracts/delivery';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';

interface HealthOptions extends OutputOptions {
  readonly tenant?: string;
}

export function addHealthCommand(remote: Command, context: CommandContext): void {
  withJson(remote.command('health'))
    .description('mostra como cada versão vai nos navegadores: carregamento, falhas e indicadores dos últimos 7 dias')
    .argument('[remoto]', 'por exemplo mfe-store; todos, se omitido')
    .option('--tenant <chave>', 'só os clientes deste')
    .addHelpText('after', '\nExemplo:\n  azulejo remote health mfe-store --tenant aurora')
    .action(async (name: string | undefined, options: HealthOptions) => {
      const registry = await registryFor(context);
      const names = name === undefined ? (await registry.list()).map((each) => each.remote) : [name];
      const reports = await Promise.all(names.map((each) => registry.health(each, options.tenant ?? null)));
      show(context.terminal, options, name === undefined ? reports : reports[0], reports.flatMap(linesOf));
    });
}

function linesOf({ remote, versions }: HealthReport): string[] {
  if (versions.length === 0) return [`${remote}\tnenhum navegador o carregou nos últimos 7 dias`];
  return versions.flatMap((version) => [
    figuresOf(remote, version),
    ...version.faults.map(
      ({ phase, clients, reports, lastMessage }) =>
        `  ${phase}: ${counted(clients, 'cliente')}, ${counted(reports, 'relato')}; último: ${lastMessage || '(sem mensagem)'}`,
    ),
  ]);
}

function figuresOf(
  remote: string,
  { version, clients, failingClients, failingShare, loads, loadMs, bytes, vitals }: VersionHealth,
): string {
  return [
    `${remote}@${version}`,
    counted(clients, 'cliente'),
    `${failingClients} com falha (${Math.round(failingShare * 100)}%)`,
    counted(loads, 'carregamento'),
    ...(loadMs ? [`p50 ${loadMs.p50} ms`, `p75 ${loadMs.p75} ms`] : []),
    ...(bytes === null ? [] : [`${Math.round(bytes / 1024)} KB`]),
    ...Object.entries(vitals).map(([name, value]) => `${name} ${name === 'CLS' ? value : `${Math.round(value)} ms`}`),
  ].join('\t');
}

function counted(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
