import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { monolithConfig, preloadsOf } from 'tools/webpack';
import webpack from 'webpack';
import type { Compiler } from 'webpack';
import { inWorkspace, remotes } from '../../tools/lib/workspace.ts';

export const monolithFolder = inWorkspace('.build/monolith');
export const preloadsFile = join(monolithFolder, 'preloads.json');

/** Builds the shell and all remotes as one bundle, with the same chunk preloads that the federated portal has. */
export async function buildMonolith(): Promise<void> {
  const fetchModule = inWorkspace('.build/monolith-source/fetch-module.ts');
  mkdirSync(dirname(fetchModule), { recursive: true });
  writeFileSync(fetchModule, monolithSource());
  const config = monolithConfig(inWorkspace('host-shell'), { fetchModule, outputPath: monolithFolder });
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), new PreloadsPlugin()] });
  if (!compiler) throw new Error('webpack gave no compiler');
  await new Promise<void>((done, failed) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
  });
}

/**
 * Returns the source that replaces the shell's federation/fetch-module.ts. It imports modules instead of fetching them.
 */
function monolithSource(): string {
  const imports = remotes.map((remote) => `  '${remote}': () => import('${inWorkspace(remote, 'src/remote.tsx')}'),`);
  return [
    'const remotes = {',
    ...imports,
    '};',
    'export async function fetchModule(release) {',
    '  return (await remotes[release.remote]()).default;',
    '}',
  ].join('\n');
}

class PreloadsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('preloads', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'preloads', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          const preloads = Object.fromEntries(
            remotes.map((remote) => [
              remote,
              preloadsOf(compilation, new RegExp(`[\\\\/]${remote}[\\\\/]src[\\\\/]remote\\.tsx$`)),
            ]),
          );
          compilation.emitAsset('preloads.json', new webpack.sources.RawSource(JSON.stringify(preloads, null, 1)));
        },
      );
    });
  }
}
