/** Fields of a package.json that packing changes. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

type PackedExports = Record<string, string | { types: string; default: string }>;

/**
 * Rewrites exports: `./src/ui/index.ts` → `{ types: './ui/index.d.ts', default: './ui/index.js' }`. Other files keep
 * their path.
 */
export function packedExports(exports: Readonly<Record<string, string>>): PackedExports {
  return Object.fromEntries(
    Object.entries(exports).map(([name, target]) => {
      const path = target.replace('./src/', './');
      if (!/\.tsx?$/.test(path)) return [name, path];
      const stem = path.replace(/\.tsx?$/, '');
      return [name, { types: `${stem}.d.ts`, default: `${stem}.js` }];
    }),
  );
}

/** Returns the dependencies as an outside project installs them: workspace packages get their packed version. */
export function packedDependencies(
  dependencies: Readonly<Record<string, string>>,
  packed: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).map(([name, version]) => [name, packed[name] ?? version]));
}
