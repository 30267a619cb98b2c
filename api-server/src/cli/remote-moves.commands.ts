import { Option } from 'commander';
import type { Command } from 'commander';
import type { Moved } from '@shared-kit/contracts/delivery';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';
import type { RegistryAccess } from './registry-access.port.ts';
import { releaseTarget, usageError, wholeNumber } from './release-target.rules.ts';
import type { ReleaseTarget } from './release-target.rules.ts';

interface MoveOptions extends OutputOptions {
  readonly reason: string;
}

/** Adds the commands that change the releases of tenants; each takes effect with the next page load. */
export function addMoveCommands(remote: Command, context: CommandContext): void {
  const moving = (name: string, description: string) =>
    withJson(remote.command(name)).description(description).option('--reason <texto>', 'motivo, para o histórico', '');
  const carryOut = async (options: OutputOptions, act: (registry: RegistryAccess) => Promise<Moved>) => {
    const moved = await act(await registryFor(context));
    show(context.terminal, options, moved, [sentenceOf(moved)]);
  };

  moving('promote', 'põe uma versão em stable, ou a dá a uma parte dos visitantes (canary)')
    .argument('<remoto@versão>', 'por exemplo mfe-store@1.4.0', releaseTarget)
    .addOption(
      new Option('--channel <canal>', 'canal; canary, se --tenant ou --percent forem dados').choices([
        'stable',
        'canary',
      ]),
    )
    .option('--tenant <chave>', 'canary só deste cliente')
    .option('--percent <n>', 'parte dos visitantes que recebem o canary', wholeNumber(1, 100))
    .addHelpText(
      'after',
      `
Exemplos:
  azulejo remote promote mfe-store@1.4.0                                  para todos
  azulejo remote promote mfe-store@1.4.0 --channel canary --percent 10    para 10% dos visitantes
  azulejo remote promote mfe-store@1.4.0 --tenant aurora                  para todos os visitantes de um cliente

A versão é recusada (código de saída 4) se não combinar com o portal e os outros módulos remotos.`,
    )
    .action(({ remote: name, version }: ReleaseTarget, options: MoveOptions & CanaryOptions) =>
      carryOut(options, (registry) => {
        const percent = canaryPercent(options);
        if (percent === null) return registry.promote(name, version, options.reason);
        return registry.startCanary(name, { version, tenant: options.tenant ?? null, percent }, options.reason);
      }),
    );

  moving('end-canary', 'encerra um canary: seus visitantes voltam para stable')
    .argument('<remoto>', 'por exemplo mfe-store')
    .option('--tenant <chave>', 'o canary deste cliente; sem isto, o de todos')
    .action((name: string, options: MoveOptions & { tenant?: string }) =>
      carryOut(options, (registry) => registry.endCanary(name, options.tenant ?? null, options.reason)),
    );

  moving('pin', 'fixa uma versão para um cliente, seja qual for a de stable')
    .argument('<remoto@versão>', 'por exemplo mfe-store@1.3.0', releaseTarget)
    .requiredOption('--tenant <chave>', 'cliente')
    .addHelpText('after', '\nExemplo:\n  azulejo remote pin mfe-store@1.3.0 --tenant horizonte --reason "homologação"')
    .action(({ remote: name, version }: ReleaseTarget, options: MoveOptions & { tenant: string }) =>
      carryOut(options, (registry) => registry.pin(name, { version, tenant: options.tenant }, options.reason)),
    );

  moving('unpin', 'solta a versão fixada para um cliente')
    .argument('<remoto>', 'por exemplo mfe-store')
    .requiredOption('--tenant <chave>', 'cliente')
    .action((name: string, options: MoveOptions & { tenant: string }) =>
      carryOut(options, (registry) => registry.unpin(name, options.tenant, options.reason)),
    );

  moving('rollback', 'volta stable para a versão anterior')
    .argument('<remoto>', 'por exemplo mfe-store')
    .option('--to <versão>', 'para esta versão, que já esteve em stable')
    .addHelpText(
      'after',
      '\nExemplos:\n  azulejo remote rollback mfe-store\n  azulejo remote rollback mfe-store --to 1.3.0 --reason "erro no carrinho"',
    )
    .action((name: string, options: MoveOptions & { to?: string }) =>
      carryOut(options, (registry) => registry.rollBack(name, options.to ?? null, options.reason)),
    );

  withJson(remote.command('yank'))
    .description('condena uma versão: ninguém mais a recebe, nem como reserva')
    .argument('<remoto@versão>', 'por exemplo mfe-store@1.4.0', releaseTarget)
    .requiredOption('--reason <texto>', 'motivo, para o histórico')
    .action(({ remote: name, version }: ReleaseTarget, options: MoveOptions) =>
      carryOut(options, (registry) => registry.yank(name, version, options.reason)),
    );

  moving('unyank', 'retira a condenação de uma versão')
    .argument('<remoto@versão>', 'por exemplo mfe-store@1.4.0', releaseTarget)
    .action(({ remote: name, version }: ReleaseTarget, options: MoveOptions) =>
      carryOut(options, (registry) => registry.unyank(name, version, options.reason)),
    );
}

interface CanaryOptions {
  readonly channel?: 'stable' | 'canary';
  readonly tenant?: string;
  readonly percent?: number;
}

/**
 * Returns the percentage of a canary; null when there is none. A canary of one tenant defaults to all of its
 * visitors; one of all tenants needs an explicit percentage.
 */
function canaryPercent({ channel, tenant, percent }: CanaryOptions): number | null {
  const isNarrowed = tenant !== undefined || percent !== undefined;
  if (channel === 'stable' && isNarrowed) throw usageError('stable é para todos: --tenant e --percent são do canary.');
  if (channel !== 'canary' && !isNarrowed) return null;
  if (percent === undefined && tenant === undefined)
    throw usageError('Diga para quantos é o canary: --percent, --tenant ou os dois.');
  return percent ?? 100;
}

function sentenceOf({ kind, remote, from, to, tenant, percent }: Moved): string {
  const here = tenant === null ? 'todos os clientes' : tenant;
  switch (kind) {
    case 'canary':
      return `${remote}@${to} é canary para ${percent}% dos visitantes de ${here}`;
    case 'canary-end':
      return `canary de ${remote}@${from} encerrado para ${here}; stable: ${to ?? '—'}`;
    case 'pin':
      return `${remote}@${to} está fixado para ${here}`;
    case 'unpin':
      return `${remote}@${from} não está mais fixado para ${here}; stable: ${to ?? '—'}`;
    case 'yank':
      return `${remote}@${from} foi retirado; stable: ${to ?? '—'}`;
    case 'unyank':
      return `${remote}@${to} pode ser usado de novo`;
    default:
      return `${remote}@${to} está em stable${from === null ? '' : ` (antes: ${from})`}`;
  }
}
