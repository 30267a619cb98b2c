import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import type { RemoteManifestInput } from '../../shared-kit/src/contracts/platform/index.ts';

interface ReleaseOptions {
  readonly remote: string;
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  readonly manifest: RemoteManifestInput;
}

/**
 * Writes `azulejo-release.json`: what the registry keeps of this build. Hashes of every file, the pages' chunks by page
 * key, and the manifest.
 */
export class ReleasePlugin {
  readonly #options: ReleaseOptions;

  constructor(options: ReleaseOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('release', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'release', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 }, () => {
        const release = { ...this.#options, files: hashesOf(compilation), preloads: preloadsOf(compilation) };
        compilation.emitAsset('azulejo-release.json', new webpack.sources.RawSource(`${JSON.stringify(release, null, 1)}\n`));
      });
    });
  }
}

function hashesOf(compilation: Compilation): Record<string, string> {
  const entries = compilation.getAssets().map(({ name, source }) => {
    const hash = createHash('sha384').update(source.buffer()).digest('base64');
    return [name, `sha384-${hash}`] as const;
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Chunk files by part: `*` for the exposed module itself, then each page and piece by the name of its file. */
export function preloadsOf(compilation: Compilation, exposedFile = /[\\/]src[\\/]remote\.tsx?$/): Record<string, string[]> {
  const exposed = [...compilation.modules].find((module) => exposedFile.test(nameOf(module)));
  if (!exposed) return {};
  const own = compilation.chunkGraph.getModuleChunks(exposed).flatMap((chunk) => [...chunk.files]);
  const parts = blocksOf(exposed).map((block) => {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const files = (group?.chunks ?? []).flatMap((chunk) => [...chunk.files]).filter((file) => !own.includes(file));
    return [partOf(block), files] as const;
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

/** `./features/show-cart-badge/cart-badge.tsx` → `cart-badge` */
function partOf(block: AsyncDependenciesBlock): string {
  const request = String(block.request ?? '');
  return request.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
