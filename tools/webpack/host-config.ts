import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import type { ShellFacts } from 'shared-kit/contracts/delivery';
import { baseConfig, isDevelopment } from './base-config.ts';
import { shellFactsOf } from './contract-facts.ts';
import type { ShellManifest } from './contract-facts.ts';
import { inputsHash } from './inputs-hash.ts';
import { PackageListPlugin } from './package-list-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { sharedModules } from './shared-modules.ts';

/** Writes `shell-manifest.json`: the files the server links from the page, in order, and what it writes into it. */
class ShellManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('shell-manifest', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'shell-manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        async () => {
          const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
          const styles = files.filter((file) => file.endsWith('.css'));
          const named = (name: string): string[] => compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
          const manifest = {
            scripts: files.filter((file) => file.endsWith('.js')),
            styles,
            /** Sources the server writes into the page itself. */
            guardScript: inlinedScript(compiler.context, 'guard.entry.ts'),
            inlineScript: inlinedScript(compiler.context, 'page-start.entry.ts'),
            /** SRI hash by file, of all that a page may run or style itself with. */
            files: hashesOf(compilation),
            fonts: compilation
              .getAssets()
              .map(({ name }) => name)
              .filter((name) => name.endsWith('.woff2')),
            /** What a logged-in page begins with: its styles, which hold up the main script, that script, the frame, the federation runtime and what most parts of remotes share. */
            portal: [
              ...new Set([
                ...styles,
                ...['main', 'portal', 'federation-runtime', 'shared', 'overlays', 'player'].flatMap(named),
              ]),
            ],
            facts: await shellFactsIn(compiler.context),
          };
          compilation.emitAsset(
            'shell-manifest.json',
            new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`),
          );
        },
      );
    });
  }
}

/** Bundles a script that the server writes into the page itself. */
function inlinedScript(directory: string, entry: string): string {
  const {
    outputFiles: [script],
  } = buildSync({
    entryPoints: [join(directory, 'src/boot/inline', entry)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  });
  if (!script) throw new Error(`esbuild wrote no script for ${entry}`);
  return script.text.trim();
}

/** One name for good: the browser looks there for a newer one. */
const WORKER_FILE = 'service-worker.js';

function hashesOf(compilation: Compilation): Record<string, string> {
  // Not the worker: no page runs it as a script.
  const files = compilation.getAssets().filter(({ name }) => /\.(js|mjs|css)$/.test(name) && name !== WORKER_FILE);
  return Object.fromEntries(
    files.map(({ name, source }) => [name, `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`]),
  );
}

/** The shell's version is told apart by what it was built from: two builds of one package version may offer different things. */
async function shellFactsIn(directory: string): Promise<ShellFacts> {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  const { manifest } = (await import(pathToFileURL(join(directory, 'src/manifest.ts')).href)) as {
    manifest: ShellManifest;
  };
  return shellFactsOf(directory, `${version}-${inputsHash(directory)}`, manifest, sharedModules);
}

/** The build of the shell. No federation plugin: the runtime is loaded when the first remote is needed. */
export function hostConfig(directory: string): Configuration {
  const base = baseConfig(directory, 'shell');
  return {
    ...base,
    name: 'host-shell',
    entry: {
      main: './src/main.tsx',
      worker: { import: './src/service-worker/service-worker.ts', filename: WORKER_FILE },
    },
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
    // Twenty files that a page begins with, not twenty-six: each costs a visit some milliseconds, kept or not.
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        maxAsyncRequests: 4,
        // Below on-use/ the service worker stores a file when it is first used, not with the portal.
        cacheGroups: {
          pdf: { test: /[\\/]node_modules[\\/](pdfjs-dist|react-pdf)[\\/]/, name: 'on-use/pdf', enforce: true },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new ShellManifestPlugin(),
      ...(isDevelopment ? [] : [new PrecompressPlugin(), new PackageListPlugin()]),
    ],
  };
}
