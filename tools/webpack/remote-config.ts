import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { RemoteManifestInput } from '@shared-kit/contracts/delivery';
import { buildName } from '../release/build-name.ts';
import { baseConfig, isDevelopment } from './base-config.ts';
import { PackageListPlugin } from './package-list-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { sharedModules } from './shared-modules.ts';

const ENTRY = 'remoteEntry.js';

/** Returns the build configuration of one remote. */
export async function remoteConfig(directory: string): Promise<Configuration> {
  const { remote: name, version, container } = buildName(directory);
  const { manifest } = (await import(pathToFileURL(join(directory, 'src/manifest.ts')).href)) as {
    manifest: RemoteManifestInput;
  };
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
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Pages of a remote share most of their rules: one stylesheet for all of them is a quarter of the sum of one per
        // chunk, and one file instead of forty.
        cacheGroups: { styles: { name: 'styles', type: 'css/mini-extract', chunks: 'all', enforce: true } },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY,
        exposes: { './remote': './src/remote.tsx' },
        shared: Object.fromEntries(
          sharedModules.map((module) => [module, { singleton: true, requiredVersion: false, import: false }]),
        ),
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new ReleasePlugin({ remote: name, version, container, entry: ENTRY, format: 'var', manifest }),
      ...(isDevelopment ? [] : [new PrecompressPlugin(), new PackageListPlugin()]),
    ],
  };
}
