import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import { baseConfig, isDevelopment } from './base-config.ts';
import { PackageListPlugin } from './package-list-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';

/** Writes `shell-manifest.json`: the files the server links from the page, in order, and what it writes into it. */
class ShellManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('shell-manifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'shell-manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const named = (name: string): string[] => compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
        const manifest = {
          scripts: files.filter((file) => file.endsWith('.js')),
          styles: files.filter((file) => file.endsWith('.css')),
          /** Source the server writes into the page itself. */
          inlineScript: minifySync(readFileSync(join(compiler.context, 'src/boot/page.inline.js'), 'utf8'), { mangle: true, compress: true }).code,
          fonts: compilation.getAssets().map(({ name }) => name).filter((name) => name.endsWith('.woff2')),
          /** What a logged-in page needs besides: the frame, the federation runtime and what remotes share. */
          portal: ['portal', 'federation-runtime', 'shared'].flatMap(named).filter((file) => !files.includes(file)),
        };
        compilation.emitAsset('shell-manifest.json', new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`));
      });
    });
  }
}

/** The build of the shell. No federation plugin: the runtime is loaded when the first remote is needed. */
export function hostConfig(directory: string): Configuration {
  const base = baseConfig(directory, 'shell');
  return {
    ...base,
    name: 'host-shell',
    entry: { main: './src/main.tsx' },
    output: {
      path: join(directory, 'dist'),
      clean: true,
      publicPath: '/_shell/',
      uniqueName: 'azulejo_shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async' } },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', chunkFilename: '[name].[contenthash:8].css', ignoreOrder: true }),
      new ShellManifestPlugin(),
      ...(isDevelopment ? [] : [new PrecompressPlugin(), new PackageListPlugin()]),
    ],
  };
}
