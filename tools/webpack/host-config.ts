import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import type { ShellCapabilities } from '@shared-kit/contracts/delivery';
import { baseConfig, isDevelopment } from './base-config.ts';
import { shellCapabilitiesOf } from './build-contracts.ts';
import type { ShellManifest } from './build-contracts.ts';
import { inputsHash } from './inputs-hash.ts';
import { PackageListPlugin } from './package-list-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { sharedModules } from './shared-modules.ts';

/**
 * Writes `shell-manifest.json`: the files that the server links from the page, in order, and the scripts that it
 * inlines.
 */
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
            /** Sources that the server inlines into the page. */
            guardScript: inlinedScript(compiler.context, 'guard.entry.ts'),
            inlineScript: inlinedScript(compiler.context, 'page-start.entry.ts'),
            /** SRI hashes by file, of all scripts and stylesheets that a page may load. */
            files: hashesOf(compilation),
            fonts: compilation
              .getAssets()
              .map(({ name }) => name)
              .filter((name) => name.endsWith('.woff2')),
            /**
             * Files of a logged-in page's start: its styles, which block the main script, that script, and the portal's
             * file: frame, federation runtime and the modules that most parts of remotes share.
             */
            portal: [...new Set([...styles, ...['main', 'portal'].flatMap(named)])],
            /** Files of a visitor's start besides the main script: the login. */
            login: named('login'),
            capabilities: await shellCapabilitiesIn(compiler.context),
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

/** Bundles a script that the server inlines into the page. */
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

/** Permanent name: the browser checks this address for updates. */
const WORKER_FILE = 'service-worker.js';

function hashesOf(compilation: Compilation): Record<string, string> {
  // The worker is left out: no page runs it as a script.
  const files = compilation.getAssets().filter(({ name }) => /\.(js|mjs|css)$/.test(name) && name !== WORKER_FILE);
  return Object.fromEntries(
    files.map(({ name, source }) => [name, `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`]),
  );
}

/**
 * Returns the shell's capabilities. The version includes a hash of the build's inputs: two builds of one package version may
 * offer different things.
 */
async function shellCapabilitiesIn(directory: string): Promise<ShellCapabilities> {
  const { version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string };
  const { manifest } = (await import(pathToFileURL(join(directory, 'src/manifest.ts')).href)) as {
    manifest: ShellManifest;
  };
  return shellCapabilitiesOf(directory, `${version}-${inputsHash(directory)}`, manifest, sharedModules);
}

/** Returns the folder of the router's production build. */
function routerFolder(directory: string): string {
  const kit = createRequire(join(directory, '../shared-kit/runtime/package.json'));
  const { resolve } = createRequire(kit.resolve('react-router-dom'));
  return join(resolve('react-router'), '../../production');
}

/** Chunks that are not divided. */
const wholeChunks: ReadonlySet<string> = new Set(['main', 'portal', 'login', 'worker']);

/**
 * Returns the build configuration of the shell. It has no federation plugin: the runtime loads when the first remote is
 * needed.
 */
export function hostConfig(directory: string): Configuration {
  const base = baseConfig(directory, 'shell');
  const router = routerFolder(directory);
  return {
    ...base,
    name: 'host-shell',
    // Its package exports the development build only.
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve?.alias,
        'react-router$': join(router, 'index.mjs'),
        'react-router/dom$': join(router, 'dom-export.mjs'),
      },
    },
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
    optimization: {
      ...base.optimization,
      splitChunks: {
        // The start of every logged-in page is one file, and so is the login: it compresses better, and each file
        // costs some milliseconds, cached or not. Other chunks repeat the little that they share with it.
        chunks: ({ name }) => !wholeChunks.has(name ?? ''),
        maxAsyncRequests: 4,
        // The service worker stores files below on-use/ on first use, not with the portal.
        cacheGroups: {
          pdf: { test: /[\\/]node_modules[\\/](pdfjs-dist|react-pdf)[\\/]/, name: 'on-use/pdf', enforce: true },
        },
      },
    },
    plugins: [
      // The shell registers entries itself, so the federation runtime needs neither snapshots nor Node.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') }),
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
