import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/** Packages in each of a build's files, `name@version`. The check against duplicate packages in a page reads it. */
export type PackageList = Readonly<Record<string, readonly string[]>>;

export function packageListFile(part: string): string {
  return resolve(import.meta.dirname, '../../.build/packages', `${part}.json`);
}

/** Writes the list beside the workspace's other build notes, outside the published files. */
export class PackageListPlugin {
  apply(compiler: Compiler): void {
    const path = packageListFile(compiler.options.name ?? 'unnamed');
    compiler.hooks.afterEmit.tap('package-list', (compilation) => {
      const list: PackageList = Object.fromEntries(
        [...compilation.chunks].flatMap((chunk) =>
          [...chunk.files].map((file) => [file, packagesOf(compilation, chunk)]),
        ),
      );
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(list, null, 1));
    });
  }
}

function packagesOf(compilation: Compilation, chunk: Chunk): string[] {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(innerModules);
  return [...new Set(modules.flatMap(packageOf))].toSorted();
}

function innerModules(module: Module): Module[] {
  const concatenated = module as Module & { modules?: readonly Module[] };
  return concatenated.modules ? concatenated.modules.flatMap(innerModules) : [module];
}

/** Returns the package of a module: `…/.pnpm/react@19.3.1/node_modules/react/index.js` → `react@19.3.1` */
function packageOf(module: Module): string[] {
  const path = module.nameForCondition()?.replaceAll('\\', '/') ?? '';
  const [, version = '', name = ''] =
    /\.pnpm\/(?:@[^/@]+\+)?[^/@]+@([^/_(]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return name ? [`${name}@${version}`] : [];
}
