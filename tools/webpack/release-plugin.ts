import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { partNamed } from '../release/part-files.rules.ts';
import { writeRelease } from '../release/write-release.ts';
import type { FinishedBuild } from '../release/write-release.ts';
import { requirementsOf } from './build-contracts.ts';

/** Writes `azulejo-release.json` once all files of the build are on disk. */
export class ReleasePlugin {
  readonly #build: Omit<FinishedBuild, 'dist' | 'preloads'>;

  constructor(build: Omit<FinishedBuild, 'dist' | 'preloads'>) {
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('release', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const requires = await requirementsOf(compiler.context, this.#build.manifest, sharedModulesOf(compilation));
      writeRelease({ ...this.#build, requires, dist: compiler.outputPath, preloads: preloadsOf(compilation) });
    });
  }
}

/** Returns the shared modules that the build imports from the page, by the names that the federation plugin uses. */
function sharedModulesOf(compilation: Compilation): string[] {
  const consumed = [...compilation.modules].filter(({ type }) => type === 'consume-shared-module') as (Module & {
    options: { shareKey: string };
  })[];
  return [...new Set(consumed.map(({ options }) => options.shareKey))];
}

/** Returns chunk files by part: `*` for the exposed module, then each page and slot component by its file name. */
export function preloadsOf(
  compilation: Compilation,
  exposedFile = /[\\/]src[\\/]remote\.tsx?$/,
): Record<string, string[]> {
  const exposed = [...compilation.modules].find((module) => exposedFile.test(nameOf(module)));
  if (!exposed) return {};
  const own = compilation.chunkGraph.getModuleChunks(exposed).flatMap((chunk) => [...chunk.files]);
  const parts = blocksOf(exposed).map((block) => {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const files = (group?.chunks ?? []).flatMap((chunk) => [...chunk.files]).filter((file) => !own.includes(file));
    return [partNamed(String(block.request ?? '')), files] as const;
  });
  return Object.fromEntries([['*', own], ...parts]);
}

function nameOf(module: Module): string {
  const concatenated = module as Module & { rootModule?: Module };
  return concatenated.rootModule?.nameForCondition() ?? module.nameForCondition() ?? '';
}

function blocksOf(module: Module): AsyncDependenciesBlock[] {
  return [...module.blocks];
}
