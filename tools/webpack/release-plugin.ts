import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { partNamed } from '../release/part-files.rules.ts';
import { writeRelease } from '../release/write-release.ts';
import type { FinishedBuild } from '../release/write-release.ts';

/** Writes `azulejo-release.json` once all files of the build are on disk. */
export class ReleasePlugin {
  readonly #facts: Omit<FinishedBuild, 'dist' | 'preloads'>;

  constructor(facts: Omit<FinishedBuild, 'dist' | 'preloads'>) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('release', (compilation) => {
      if (compilation.errors.length > 0) return;
      writeRelease({ ...this.#facts, dist: compiler.outputPath, preloads: preloadsOf(compilation) });
    });
  }
}

/** Chunk files by part: `*` for the exposed module itself, then each page and piece by the name of its file. */
export function preloadsOf(compilation: Compilation, exposedFile = /[\\/]src[\\/]remote\.tsx?$/): Record<string, string[]> {
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
