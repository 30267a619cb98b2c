import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { runProgram, startServer } from './test/server-process.ts';
import { freshDataDirectory } from './test/template-database.ts';

// Without a container engine: the Dockerfile's own script writes the tree that becomes the image.
const workspace = resolve(import.meta.dirname, '../..');
let tree: string;
let dataDir: string;

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'azulejo-image-'));
  dataDir = await freshDataDirectory();
  await promisify(execFile)(process.execPath, [join(workspace, 'tools/image/server-tree.ts'), tree]);
}, 60_000);
afterAll(async () => {
  await rm(tree, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

test('the image holds no tests, no build tools and nothing of the browser', async () => {
  const packages = (await readdir(join(tree, 'node_modules/.pnpm'))).map((name) => name.replace(/(.)@.*/, '$1'));
  expect(packages).toContain('fastify');
  const unwanted =
    /^(react|react-dom|jest|@jest\+.*|@testing-library\+.*|playwright.*|@playwright\+.*|webpack|@module-federation\+.*|@swc\+core|typescript|esbuild|knip|oxlint)$/;
  expect(packages.filter((name) => unwanted.test(name))).toEqual([]);
  const ofPackages = join(tree, 'node_modules');
  const files = await readdir(tree, { recursive: true, withFileTypes: true }).then((entries) =>
    entries.map(({ parentPath, name }) => join(parentPath, name)).filter((path) => !path.startsWith(ofPackages)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /\.(test|spec)\.tsx?$|\/test(\/|$)|\.config\.ts$/.test(path))).toEqual([]);
  expect((await readdir(tree)).toSorted()).toEqual([
    '.npmrc',
    'LICENSE',
    'api-server',
    'node_modules',
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'shared-kit',
  ]);
  expect(await readdir(join(tree, 'shared-kit'))).toEqual(['contracts']);
}, 30_000);

test('the user that runs the server cannot change the code in the image', async () => {
  const lines = (await readFile(join(workspace, 'deploy/Dockerfile'), 'utf8')).split('\n');
  const last = lines.slice(lines.lastIndexOf('FROM node:24-slim'));
  expect(last).toContain('USER node');
  const owned = last.flatMap((line) => /chown \S+ (\S+)|--chown/.exec(line)?.[1] ?? []);
  expect(owned).toEqual(['/var/lib/azulejo']);
  const copied = last.filter((line) => line.startsWith('COPY'));
  expect(copied).toEqual(['COPY --from=build /server /azulejo']);
});

test('the server of the image imports a tenant, becomes ready and serves its page', async () => {
  const bundle = join(tree, 'api-server/dist');
  const shell = join(tree, 'host-shell/dist');
  await mkdir(shell, { recursive: true });
  const capabilities = { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} };
  const files = { 'main.js': 'sha384-main' };
  const build = {
    scripts: ['main.js'],
    styles: [],
    fonts: [],
    portal: [],
    login: [],
    guardScript: '',
    inlineScript: '',
  };
  await writeFile(join(shell, 'shell-manifest.json'), JSON.stringify({ ...build, capabilities, files }));
  const company = join(tree, 'horizonte');
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(workspace, 'demo/horizonte', name), join(company, name), { recursive: true });
  const imported = await runProgram('cli/azulejo.ts', ['tenant', 'import', company], { DATA_DIR: dataDir }, bundle);
  expect([imported.code, imported.stderr]).toEqual([0, '']);
  const server = await startServer({ DATA_DIR: dataDir, SHELL_DIR: shell }, bundle);
  try {
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200);
    const page = await fetch(`http://localhost:${new URL(server.origin).port}/horizonte/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="azulejo-boot"')]);
  } finally {
    expect(await server.end('SIGTERM')).toBe(0);
  }
}, 60_000);
