import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { MoveRecord, RemoteState } from '@shared-kit/contracts/delivery';
import { show, withJson } from './output.presenter.ts';
import type { OutputOptions } from './output.presenter.ts';
import type { CommandContext } from './command-context.types.ts';
import { registryFor } from './registry-access.service.ts';
import { wholeNumber } from './release-target.rules.ts';

export function addPublishCommand(remote: Command, context: CommandContext): void {
  const { terminal } = context;
  withJson(remote.command('publish'))
    .description('publica compilações; a primeira versão de um módulo remoto vai para stable')
    .argument('<pastas...>', 'pastas dist com azulejo-release.json')
    .option('--promote', 'põe a versão em stable, se combinar com o que está em uso')
    .addHelpText(
      'after',
      `
Exemplos:
  azulejo remote publish mfe-store/dist
  azulejo remote publish mfe-store/dist --promote
  AZULEJO_SERVER=https://portal.exemplo.com.br AZULEJO_TOKEN=azd_… azulejo remote publish dist --json`,
    )
    .action(async (folders: string[], options: OutputOptions & { promote?: boolean }) => {
      const registry = await registryFor(context);
      const results = [];
      for (const folder of folders) {
        const published = await registry.publish(resolve(terminal.cwd, folder));
        const { remote: name, version, isNew } = published;
        const isMoved = Boolean(options.promote) && !published.isStable;
        if (!options.json)
          terminal.line(
            `${name}@${version} ${isNew ? 'publicado' : 'já estava publicado'}${published.isStable ? ' (stable)' : ''}`,
          );
        if (!options.json && published.restored > 0) terminal.line(`arquivos perdidos repostos: ${published.restored}`);
        if (!options.json && published.refusal !== '') terminal.line(`não foi para stable: ${published.refusal}`);
        if (isMoved) await registry.promote(name, version, '');
        if (!options.json && isMoved) terminal.line(`${name}@${version} está em stable`);
        results.push({ ...published, isStable: published.isStable || isMoved });
      }
      if (options.json) show(terminal, options, results, []);
    });
}

export function addRemoteViews(remote: Command, context: CommandContext): void {
  const { terminal } = context;

  withJson(remote.command('list'))
    .description('lista os módulos remotos e as versões em uso')
    .action(async (options: OutputOptions) => {
      const states = await (await registryFor(context)).list();
      show(terminal, options, states, states.flatMap(stateLines));
    });

  withJson(remote.command('show'))
    .description('mostra as versões de um módulo remoto e o que aponta para elas')
    .argument('<remoto>', 'por exemplo mfe-store')
    .action(async (name: string, options: OutputOptions) => {
      const state = await (await registryFor(context)).show(name);
      const versions = state.releases.map(
        (release) =>
          `  ${release.version}\t${release.publishedAt.slice(0, 16)}\t${release.publishedBy}${release.state === 'yanked' ? `\tretirada: ${release.reason}` : ''}`,
      );
      show(terminal, options, state, [...stateLines(state), 'versões:', ...versions]);
    });

  withJson(remote.command('history'))
    .description('mostra o histórico de um módulo remoto, do mais novo ao mais antigo')
    .argument('<remoto>', 'por exemplo mfe-store')
    .option('--limit <n>', 'quantas linhas', wholeNumber(1, 500), 50)
    .addHelpText(
      'after',
      "\nO nome de um módulo (store) mostra onde foi ligado e desligado; '*', os tokens de operador e as chaves.",
    )
    .action(async (name: string, options: OutputOptions & { limit: number }) => {
      const moves = await (await registryFor(context)).history(name, options.limit);
      show(terminal, options, moves, moves.map(moveLine));
    });
}

function stateLines({ remote, module, owner, routes, stable, canaries, pins }: RemoteState): string[] {
  return [
    `${remote}\tmódulo ${module}\t${owner}\t${routes.join(' ') || '(sem rotas)'}`,
    `${remote}\tstable\t${stable ?? '—'}`,
    ...canaries.map(
      ({ version, tenant, percent }) => `${remote}\tcanary\t${version}\t${tenant ?? 'todos'}\t${percent}%`,
    ),
    ...pins.map(({ version, tenant }) => `${remote}\tpin\t${version}\t${tenant}`),
  ];
}

function moveLine({ at, kind, from, to, tenant, percent, by, reason }: MoveRecord): string {
  const scope = tenant === null ? '' : ` para ${tenant}`;
  const share = percent === null ? '' : ` (${percent}%)`;
  return `${at.slice(0, 19)}\t${kind}\t${from ?? '—'} → ${to ?? '—'}${scope}${share}\t${by === '' ? 'registro' : by}${reason === '' ? '' : `\t${reason}`}`;
}
