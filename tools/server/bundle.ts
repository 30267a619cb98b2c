import { globSync, rmSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import type { BuildOptions, Metafile } from 'esbuild';
import { inWorkspace, serverBundle, workspace } from '../lib/workspace.ts';

/**
 * Packages that stay outside, because they find files of their own by path (native code, WebAssembly, fonts, pages),
 * start workers, are loaded by few installations, or are CommonJS packages that are imported when they are used: the bundle
 * gives those no named exports. A package that is neither here nor in the bundle does not exist:
 * the bundle has everything else.
 */
const outsideTheBundle = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@opentelemetry/*',
  '@zxcvbn-ts/language-common',
  'ioredis',
  'pdfkit',
  'pino',
  'pino-pretty',
  'qrcode',
  'sharp',
];

/** Defines `require` and `__dirname`, because CommonJS packages use them to load Node's own modules. */
const forPackages = `import { createRequire as azulejoRequire } from 'node:module';
const require = azulejoRequire(import.meta.url);
const __dirname = import.meta.dirname;`;

function options(): BuildOptions {
  const migrations = globSync(['src/platform/database/migrations/*.ts', 'src/modules/*/migrations/*.ts'], {
    cwd: inWorkspace('api-server'),
  });
  return {
    absWorkingDir: workspace,
    entryPoints: {
      main: 'api-server/src/main.ts',
      index: 'api-server/src/index.ts',
      'cli/azulejo': 'api-server/src/cli/azulejo.ts',
      ...Object.fromEntries(
        migrations.map((file) => [`migrations/${basename(file, '.ts')}`, `api-server/${file}`] as const),
      ),
    },
    outdir: relative(workspace, serverBundle),
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: outsideTheBundle,
    banner: { js: forPackages },
    // Names of classes reach logs and error messages.
    keepNames: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
  };
}

/** Builds the bundle of the server. Throws with all faults of the sources. */
export async function bundleServer(): Promise<Metafile> {
  const { build } = await import('esbuild');
  removeOldChunks();
  const { metafile } = await build({ ...options(), metafile: true });
  const broken = importsWithoutNames(metafile);
  if (broken.length > 0)
    throw new Error(`CommonJS packages that are imported when used belong outside the bundle:\n${broken.join('\n')}`);
  // Maps tell what is inside the bundle; those of earlier builds would add what no longer is.
  for (const path of globSync(join(serverBundle, 'chunks/*.map')))
    if (!(relative(workspace, path) in metafile.outputs)) rmSync(path);
  return metafile;
}

/** Returns the CommonJS files that are imported when used: such an import has only `default` in the bundle. */
function importsWithoutNames({ inputs }: Metafile): string[] {
  return Object.entries(inputs).flatMap(([importer, { imports }]) =>
    imports
      .filter(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
      .map(({ path }) => `${path}, imported by ${importer}`),
  );
}

/**
 * Removes chunks of earlier builds. Those of the last day stay: a server that runs may still load one of them, and the
 * name has a hash of the content.
 */
function removeOldChunks(): void {
  rmSync(join(serverBundle, 'migrations'), { recursive: true, force: true });
  for (const path of globSync(join(serverBundle, 'chunks/*')))
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { force: true });
}
