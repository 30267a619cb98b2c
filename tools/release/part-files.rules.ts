/**
 * Part of a bundler's statistics that names the modules of a chunk and the requests for it; webpack and Rspack write
 * the same format.
 */
export interface ChunkStats {
  readonly chunks?: readonly {
    readonly files?: readonly string[];
    readonly modules?: readonly { readonly name?: string }[];
    readonly origins?: readonly { readonly moduleName?: string; readonly request?: string }[];
  }[];
}

/** Same data of a Rollup bundle; Vite adds the stylesheets. */
export type BundleFiles = Readonly<Record<string, BundleFile>>;

interface BundleFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Files by part of a remote: `*` for the exposed module, then each page and slot component by its file name. */
export type PartFiles = Record<string, string[]>;

/**
 * Returns part files from the statistics of webpack or Rspack (`stats.toJson({ chunks: true, chunkModules: true,
 * chunkOrigins: true })`).
 */
export function partFilesOfStats(stats: ChunkStats, exposed = './src/remote.tsx'): PartFiles {
  const chunks = stats.chunks ?? [];
  // A module with concatenated modules is named `./src/remote.tsx + 1 modules`.
  const own = chunks
    .filter(({ modules = [] }) => modules.some(({ name }) => name?.split(' ')[0] === exposed))
    .flatMap(({ files = [] }) => files);
  const requests = chunks.flatMap(({ origins = [] }) =>
    origins.filter(({ moduleName }) => moduleName === exposed).map(({ request = '' }) => request),
  );
  const parts = [...new Set(requests)].map((request) => {
    const requested = chunks.filter(({ origins = [] }) =>
      origins.some((origin) => origin.moduleName === exposed && origin.request === request),
    );
    return [
      partNamed(request),
      requested.flatMap(({ files = [] }) => files).filter((file) => !own.includes(file)),
    ] as const;
  });
  return Object.fromEntries([['*', own], ...parts]);
}

/**
 * Returns part files from a Rollup bundle; `parts` are the modules that the remote loads lazily, by their path below
 * `src`.
 */
export function partFilesOfBundle(
  bundle: BundleFiles,
  parts: readonly string[],
  exposed = '/src/remote.tsx',
): PartFiles {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const own = filesWith(exposed);
  return Object.fromEntries([
    ['*', own],
    ...parts.map((part) => [partNamed(part), filesWith(part).filter((file) => !own.includes(file))] as const),
  ]);

  function filesWith(module: string): string[] {
    const chunk = chunks.find(({ moduleIds = [] }) => moduleIds.some((id) => id.replace(/\?.*$/, '').endsWith(module)));
    return chunk ? [...new Set(withImports(chunk))] : [];
  }

  function withImports(chunk: BundleFile, seen = new Set<string>()): string[] {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = (chunk.imports ?? []).flatMap((name) => (bundle[name] ? withImports(bundle[name], seen) : []));
    return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...imported];
  }
}

/** Returns the part's name: `./features/show-cart-badge/cart-badge.tsx` → `cart-badge` */
export function partNamed(request: string): string {
  return request.replace(/^.*\//, '').replace(/\.tsx?$/, '');
}
