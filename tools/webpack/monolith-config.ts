import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { hostConfig } from './host-config.ts';

/**
 * Returns the configuration of one static build of the same shell and remotes: the baseline for measurements of the
 * federated portal. `fetchModule` is the file that replaces the shell's `federation/fetch-module.ts` and imports the
 * remotes instead of fetching them.
 */
export function monolithConfig(
  shellDirectory: string,
  options: { fetchModule: string; outputPath: string },
): Configuration {
  const host = hostConfig(shellDirectory);
  return {
    ...host,
    name: 'monolith',
    output: { ...host.output, path: options.outputPath },
    plugins: [
      ...(host.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation\/fetch-module\.ts$/, options.fetchModule),
    ],
  };
}
