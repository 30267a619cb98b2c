import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { hostConfig } from './host-config.ts';

/**
 * The same shell and remotes in one static build: the baseline the federated portal is measured against. `fetchModule` is the file
 * that takes the place of the shell's `federation/fetch-module.ts` and imports the remotes instead of fetching them.
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
