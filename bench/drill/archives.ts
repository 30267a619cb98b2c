import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifest12 } from '../../api-server/src/modules/learning/scorm/test/package-factory.ts';
import { programPath } from '../../api-server/src/test/server-process.ts';
import type { Outcome, Stage } from './stage.ts';
import { textEntry, writeZip } from './zip-writer.ts';
import type { ZipEntry } from './zip-writer.ts';

const MB = 1024 * 1024;
/** Content of the demo company that takes each archive as its package. */
const content = 'scorm-nr10-simulador';
/** Most megabytes that an archive may need beyond what a small package needs. */
const mostExtra = 128;

interface Archive {
  readonly name: string;
  entries(): Iterable<ZipEntry>;
  /** Words of the refusal; null for a package that is accepted. */
  readonly refusal: RegExp | null;
  /** Most seconds that its import may take. */
  readonly mostSeconds?: number;
}

const page = '<!doctype html><title>Página</title><p>Texto.</p>';
const manifest = (text = manifest12({ A: { href: 'p0.html' } })) => textEntry('imsmanifest.xml', text);

function* pages(count: number): Iterable<ZipEntry> {
  yield manifest();
  for (let made = 0; made < count; made += 1) yield textEntry(`p${made}.html`, page);
}

/** Returns an entry of this many megabytes of the same byte. */
const filled = (name: string, megabytes: number, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  *parts() {
    const part = Buffer.alloc(MB, 65);
    for (let made = 0; made < megabytes; made += 1) yield part;
  },
  ...more,
});

const nested = (depth: number) =>
  manifest12({ A: {} }).replace('<item ', `${'<item identifier="x">'.repeat(depth)}<item `);
const many = (count: number) =>
  manifest12(Object.fromEntries(Array.from({ length: count }, (_, index) => [`L${index}`, { href: 'p0.html' }])));
const small = [manifest(), textEntry('p0.html', page)];

const archives: readonly Archive[] = [
  { name: 'small', entries: () => small, refusal: null },
  { name: '10,000 pages', entries: () => pages(10_000), refusal: null },
  { name: '1 GB', entries: () => [...small, ...[0, 1, 2, 3].map((n) => filled(`v${n}.mp4`, 256))], refusal: null },
  { name: '20,000 files', entries: () => pages(19_999), refusal: null, mostSeconds: 20 },
  { name: '20,001 files', entries: () => pages(20_001), refusal: /mais de 20000 arquivos/ },
  { name: '1,000 lessons', entries: () => [manifest(many(1000)), textEntry('p0.html', page)], refusal: null },
  {
    name: '10,000 lessons',
    entries: () => [manifest(many(10_000)), textEntry('p0.html', page)],
    refusal: /1000 itens/,
  },
  { name: 'bomb', entries: () => [...small, filled('b.js', 256, { deflates: true })], refusal: /cresce demais/ },
  {
    name: 'bomb that lies about its size',
    entries: () => [...small, filled('b.js', 256, { deflates: true, claims: 1000 })],
    refusal: /danificado/,
  },
  { name: 'manifest of 9 MB', entries: () => [manifest(' '.repeat(9 * MB))], refusal: /grande demais/ },
  { name: 'manifest 50,000 deep', entries: () => [manifest(nested(50_000)), textEntry('A.html', page)], refusal: /./ },
  {
    name: 'a name that leads out',
    entries: () => [...small, textEntry('../fora.html', page)],
    refusal: /outras pastas/,
  },
];

/** Imports hostile and very large archives by the command line, and compares the memory with that of a small package. */
export async function archivesImported({ env }: Stage): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-archives-'));
  const notes: string[] = [];
  const faults: string[] = [];
  let least = 0;
  try {
    for (const { name, entries, refusal, mostSeconds = Infinity } of archives) {
      const path = join(folder, 'pacote.zip');
      writeZip(path, entries());
      const { code, said, peak, seconds } = await imported(path, env);
      least ||= peak;
      const extra = Math.round(peak - least);
      notes.push(`${name}: +${extra} MB, ${seconds.toFixed(1)} s${refusal ? ` (${said})` : ''}`);
      if (seconds > mostSeconds) faults.push(`${name} took ${seconds.toFixed(1)} s`);
      if (extra > mostExtra) faults.push(`${name} needed ${extra} MB`);
      if (refusal ? code === 0 || !refusal.test(said) : code !== 0) faults.push(`${name}: ${code} ${said}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(notes.join('\n'));
  return { faults, note: `small package ${Math.round(least)} MB; ${notes.slice(1, 5).join('; ')}` };
}

/** Runs `azulejo scorm import`. Returns its last words and the most memory that it had, in megabytes. */
async function imported(path: string, env: Record<string, string>) {
  const from = performance.now();
  const args = [
    await programPath('cli/azulejo.ts'),
    'scorm',
    'import',
    path,
    '--content',
    content,
    '--tenant',
    'aurora',
  ];
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let [said, peak] = ['', 0];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said = `${said}${bytes}`.slice(-2000)));
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, 20);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(timer);
  const last = said.trim().split('\n').at(-1) ?? '';
  return { code, said: last.slice(0, 200), peak, seconds: (performance.now() - from) / 1000 };
}

/** Returns the most megabytes that a process has had in memory; 0 when it has ended. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
