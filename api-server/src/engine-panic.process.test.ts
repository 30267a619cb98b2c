import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exitCodes } from './platform/start-error.types.ts';
import { startServer } from './test/server-process.ts';
import { freshDataDirectory } from './test/template-database.ts';

const patience = 60_000;
const engine = pathToFileURL(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))).href;

/** Ends the engine with the panic that it reports when its write-ahead log finds no space, once a file exists. */
const panics = `
import { existsSync } from 'node:fs';
import { PGlite } from '${engine}';
const { execProtocol } = PGlite.prototype;
PGlite.prototype.execProtocol = function (...message) {
  if (!existsSync(process.env.PANIC_FILE)) return execProtocol.apply(this, message);
  throw Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { code: '53100', severity: 'PANIC' });
};`;

test(
  'a server whose embedded engine has panicked for want of space ends with exit code 13, and can start again',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'azulejo-panic-'));
    const dataDir = await freshDataDirectory();
    const hook = join(folder, 'panics.mjs');
    await writeFile(hook, panics);
    const settings = {
      DATA_DIR: dataDir,
      PANIC_FILE: join(folder, 'panic'),
      NODE_OPTIONS: `--import=${pathToFileURL(hook).href}`,
    };
    const server = await startServer(settings);
    await writeFile(settings.PANIC_FILE, '');
    await fetch(`${server.origin}/health/ready`).catch(() => null);
    expect([await server.ended, server.complaint()]).toEqual([
      exitCodes.diskFull,
      expect.stringContaining('Não há espaço em disco'),
    ]);
    await rm(settings.PANIC_FILE);
    const again = await startServer(settings);
    expect((await fetch(`${again.origin}/health/ready`)).status).toBe(200);
    expect(await again.end('SIGTERM')).toBe(0);
    await Promise.all([folder, dataDir].map((each) => rm(each, { recursive: true })));
  },
  patience,
);
