// First step of every command: plain JavaScript without dependencies, for any installed Node. It fetches the project's
// versions of Node and pnpm, installs packages when they changed, and starts tools/commands/<command>.ts with the right
// Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const toolchain = join(root, '.toolchain');
const commands = [
  'start',
  'test',
  'dev',
  'verify',
  'format',
  'api-report',
  'build',
  'bench',
  'drill',
  'requirements',
  'azulejo',
  'new',
];
const windows = process.platform === 'win32';

const nodeWanted = readFileSync(join(root, '.node-version'), 'utf8').trim();
const pnpmWanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];

const [command, ...rest] = process.argv.slice(2);
if (!commands.includes(command)) {
  console.error(`usage: node tools/bootstrap.mjs ${commands.join('|')} [options]`);
  process.exit(2);
}
let logFlags = 'w';
const logFile = join(root, '.build', 'logs', `${command}-setup.log`);

async function main() {
  const node = await findNode();
  const environment = withPath(dirname(node));
  await installPackages(environment);
  // `pnpm new` and its tests need pnpm: a new package changes the lock file, and a standalone package is packed.
  await handOver(
    node,
    command === 'new' || command === 'test' ? { ...environment, AZULEJO_PNPM: await findPnpm() } : environment,
  );
}

/** Returns this Node if its version fits, else the one in .toolchain, fetched on the first run. */
async function findNode() {
  if (isWanted(process.versions.node)) return process.execPath;
  const folder = join(toolchain, `node-${nodeWanted}`);
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const binary = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(binary)) await step(`Node ${nodeWanted}`, () => fetchTool(folder, `${name}@${nodeWanted}`));
  if (!existsSync(binary))
    fail(`No Node ${nodeWanted} for ${process.platform}-${process.arch}. Install it by hand and run this again.`);
  return binary;
}

/** Checks that the major version is the same and the version is not older: the code is written for it. */
function isWanted(version) {
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = nodeWanted.split('.').map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}

async function findPnpm() {
  const folder = join(toolchain, `pnpm-${pnpmWanted}`);
  if (!pnpmIn(folder)) await step(`pnpm ${pnpmWanted}`, () => fetchTool(folder, `pnpm@${pnpmWanted}`));
  return pnpmIn(folder) ?? fail(`No pnpm ${pnpmWanted} for ${process.platform}-${process.arch}.`);
}

/**
 * Returns the path of pnpm. It is a native program; npm installs the one for this platform as an optional dependency.
 */
function pnpmIn(folder) {
  const scope = join(folder, 'node_modules', '@pnpm');
  const packages = existsSync(scope) ? readdirSync(scope).filter((name) => name.startsWith('exe.')) : [];
  return packages.map((name) => join(scope, name, windows ? 'pnpm.exe' : 'pnpm')).find((file) => existsSync(file));
}

/** Installs into a folder beside the target and renames it, so that an interrupted run leaves nothing incomplete. */
async function fetchTool(folder, tool) {
  const partial = `${folder}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  writeFileSync(join(partial, 'package.json'), '{"private":true}\n');
  try {
    const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
    await retried(() =>
      run(windows ? 'npm.cmd' : 'npm', ['install', '--prefix', partial, ...options, tool], { cwd: partial }),
    );
    if (!existsSync(folder)) renameSync(partial, folder);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** Installs packages only when their inputs have changed since the last successful install. */
async function installPackages(environment) {
  const stamp = join(root, 'node_modules', '.azulejo-installed');
  const wanted = packagesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const pnpm = await findPnpm();
  await step('packages', () =>
    retried(() =>
      run(pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
        cwd: root,
        env: { ...environment, CI: 'true' },
      }),
    ),
  );
  writeFileSync(stamp, wanted);
}

function packagesHash() {
  const hash = createHash('sha256').update(nodeWanted);
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  const kit = readdirSync(join(root, 'shared-kit')).map((name) => `shared-kit/${name}/package.json`);
  const manifests = [...folders.map(({ name }) => `${name}/package.json`), ...kit].sort();
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function withPath(folder) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    ...process.env,
    [key]: [folder, join(root, 'node_modules', '.bin'), process.env[key] ?? ''].join(delimiter),
  };
}

/** Starts the command and forwards signals. The IPC channel lets the command notice when this process ends. */
function handOver(node, environment) {
  const script = join(root, 'tools', 'commands', `${command}.ts`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], {
    cwd: process.cwd(),
    env: {
      ...environment,
      AZULEJO_STARTED: String(startedAt),
      NODE_COMPILE_CACHE: join(root, '.build', 'compile-cache'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      done();
    });
  });
}

function run(program, args, options) {
  return new Promise((done, failed) => {
    mkdirSync(dirname(logFile), { recursive: true });
    const log = createWriteStream(logFile, { flags: logFlags });
    logFlags = 'a';
    log.write(`\n$ ${program} ${args.join(' ')}\n`);
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows && program.endsWith('.cmd'),
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('error', failed);
    child.on('close', (code) => {
      log.end(() => (code === 0 ? done() : failed(new Error(`${program} ended with ${code}`))));
    });
  });
}

/** Retries transient registry errors; throws a persistent one. */
async function retried(work) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((done) => setTimeout(done, attempt * 3000));
    }
  }
}

async function step(name, work) {
  const started = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${name}`);
  try {
    const result = await work();
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.log(`  ✓ ${name.padEnd(44)} ${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`);
    return result;
  } catch (error) {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.error(`  ✗ ${name}: ${error.message}`);
    if (existsSync(logFile))
      console.error(
        readFileSync(logFile, 'utf8')
          .trimEnd()
          .split('\n')
          .slice(-25)
          .map((line) => `    ${line}`)
          .join('\n'),
      );
    fail(`Everything that was printed: ${logFile}`);
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const startedAt = Date.now();
await main();
