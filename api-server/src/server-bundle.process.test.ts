import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programPath, runProgram, startServer } from './test/server-process.ts';
import { freshDataDirectory } from './test/template-database.ts';

const patience = 60_000;

/** Records the address of each module that a process loads, also those of CommonJS. */
const recorder = `
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.RECORDED_MODULES, url + '\\n');
    return next(url, context);
  },
});`;

let folder: string;
let dataDir: string;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azulejo-bundle-'));
  dataDir = await freshDataDirectory();
  await writeFile(join(folder, 'recorder.mjs'), recorder);
  settings = {
    DATA_DIR: dataDir,
    RECORDED_MODULES: join(folder, 'modules'),
    NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'recorder.mjs')).href}`,
  };
}, patience);
beforeEach(() => writeFile(join(folder, 'modules'), ''));
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the files that were loaded from disk. */
async function loadedFiles(): Promise<string[]> {
  const urls = (await readFile(join(folder, 'modules'), 'utf8')).split('\n');
  return [...new Set(urls.filter((url) => url.startsWith('file:') && !url.includes(folder)))].map((url) =>
    fileURLToPath(url),
  );
}

/** Returns the sources of these files: those of a chunk, by its source map, or the file itself. */
async function sourcesOf(files: readonly string[]): Promise<string[]> {
  const maps = files.map(async (file) => {
    const map = await readFile(`${file}.map`, 'utf8').catch(() => null);
    if (map === null || file.includes('/node_modules/')) return [file];
    return (JSON.parse(map) as { sources: string[] }).sources.map((source) => resolve(dirname(file), source));
  });
  return (await Promise.all(maps)).flat();
}

function packagesOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []));
}

test(
  'a start loads few files, no source, no migration and no package that only some requests need',
  async () => {
    const server = await startServer(settings);
    const files = await loadedFiles();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThan(150);
    expect(files.filter((file) => file.endsWith('.ts') || file.includes('/migrations/'))).toEqual([]);
    const packages = packagesOf(await sourcesOf(files));
    expect([...packages]).toContain('fastify');
    const whenUsed =
      /^(sharp|@img\/.*|pdfkit|qrcode|file-type|music-metadata|write-excel-file|nodemailer|pino-pretty|@aws-sdk\/.*|@opentelemetry\/(sdk|exporter).*|@fastify\/swagger.*|@node-saml\/.*|@simplewebauthn\/.*|@zxcvbn-ts\/.*|ioredis)$/;
    expect([...packages].filter((name) => whenUsed.test(name))).toEqual([]);
  },
  patience,
);

test(
  'a command that a running server executes loads a small part of the server',
  async () => {
    const { NODE_OPTIONS = '', RECORDED_MODULES = '' } = settings;
    const server = await startServer({ DATA_DIR: dataDir });
    const listed = await runProgram('cli/azulejo.ts', ['tenant', 'list'], {
      DATA_DIR: dataDir,
      NODE_OPTIONS,
      RECORDED_MODULES,
    });
    expect(await server.end('SIGTERM')).toBe(0);
    expect([listed.code, listed.stderr]).toEqual([0, '']);
    const packages = packagesOf(await sourcesOf(await loadedFiles()));
    expect([...packages].filter((name) => /^(fastify|kysely|pg|commander)$/.test(name))).toEqual([]);
  },
  patience,
);

test(
  'only known packages inside the bundle can look for files beside their own code',
  async () => {
    const bundle = dirname(await programPath('main.ts'));
    const maps = await readdir(bundle, { recursive: true });
    const sources = await sourcesOf(
      maps.filter((name) => name.endsWith('.js.map')).map((name) => join(bundle, name.replace(/\.map$/, ''))),
    );
    const ofPackages = [...new Set(sources)].filter((source) => source.includes('/node_modules/'));
    expect(ofPackages.length).toBeGreaterThan(100);
    const looking = await Promise.all(
      ofPackages.map(async (source) =>
        /\b__(dirname|filename)\b/.test(await readFile(source, 'utf8').catch(() => '')) ? [source] : [],
      ),
    );
    // socket.io serves its client with it, which the server does not use.
    expect([...packagesOf(looking.flat())]).toEqual(['socket.io']);
  },
  patience,
);

test(
  'with LOG_FORMAT=pretty the log is text for people, with the id of each request and still without personal data',
  async () => {
    const server = await startServer({ DATA_DIR: dataDir, LOG_FORMAT: 'pretty', LOG_LEVEL: 'info' });
    const reply = await fetch(`${server.origin}/api/ana@exemplo.com.br`);
    expect(await server.end('SIGTERM')).toBe(0);
    const log = server.complaint();
    expect(log).toMatch(/^\[\d\d:\d\d:\d\d\] INFO \(\d+\): request$/m);
    expect(log).toMatch(new RegExp(`^ +reqId: "${reply.headers.get('x-request-id')}"$`, 'm'));
    expect(log).not.toMatch(/^\{|ana@exemplo/m);
  },
  patience,
);
