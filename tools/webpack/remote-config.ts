import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { RemoteManifestInput } from '../../shared-kit/src/contracts/platform/index.ts';
import { baseConfig, isDevelopment } from './base-config.ts';
import { inputsHash } from './inputs-hash.ts';
import { PackageListPlugin } from './package-list-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { sharedModules } from './shared-modules.ts';

const ENTRY = 'remoteEntry.js';

/**
 * The build of one remote.
 *
 * The version is the package's; outside a release build (`AZULEJO_RELEASE=1`) something is added to it, so that two different builds
 * never carry one name.
 */
export async function remoteConfig(directory: string): Promise<Configuration> {
  const { name, version: packageVersion } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { name: string; version: string };
  const version = packageVersion + versionSuffix(directory);
  const container = `${name}_${version}`.replace(/[^a-zA-Z0-9]/g, '_');
  const { manifest } = (await import(pathToFileURL(join(directory, 'src/manifest.ts')).href)) as { manifest: RemoteManifestInput };
  const base = baseConfig(directory, name);
  return {
    ...base,
    name,
    entry: {},
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY,
        exposes: { './remote': './src/remote.tsx' },
        shared: Object.fromEntries(sharedModules.map((module) => [module, { singleton: true, requiredVersion: false, import: false }])),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new ReleasePlugin({ remote: name, version, container, entry: ENTRY, format: 'var', manifest }),
      ...(isDevelopment ? [] : [new PrecompressPlugin(), new PackageListPlugin()]),
    ],
  };
}

function versionSuffix(directory: string): string {
  if (process.env['AZULEJO_RELEASE'] === '1') return '';
  return isDevelopment ? '-dev' : `-${inputsHash(directory)}`;
}
