import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clamd } from './clamd.adapter.ts';
import { startClamd, virus } from './test/clamd-stand-in.ts';
import type { ClamdStandIn, Mood } from './test/clamd-stand-in.ts';

let daemon: ClamdStandIn;

beforeAll(async () => {
  daemon = await startClamd();
});

afterEach(() => {
  daemon.mood = 'scans';
});

afterAll(() => daemon.close());

const scanner = (url = daemon.url) => clamd({ url, timeout: 300 });

test('sends every byte of a file and accepts a clean one', async () => {
  const bytes = randomBytes(300_000);
  await scanner().expectClean([bytes.subarray(0, 70_000), bytes.subarray(70_000)]);
  expect(daemon.scanned.at(-1)?.equals(bytes)).toBe(true);
});

test('rejects a virus and names it', async () => {
  const refused = scanner().expectClean([Buffer.from('a'), Buffer.from(virus)]);
  await expect(refused).rejects.toMatchObject({
    code: 'upload.infected',
    status: 422,
    message: expect.stringContaining('Azulejo.Test-1'),
  });
});

test.each<Mood>(['silent', 'closes', 'babbles'])('rejects a file as not scanned while the daemon %s', async (mood) => {
  daemon.mood = mood;
  await expect(scanner().expectClean([Buffer.alloc(2_000_000)])).rejects.toMatchObject({
    code: 'upload.not-scanned',
    status: 503,
    retryAfter: 60,
  });
  await expect(scanner().check()).rejects.toThrow();
});

test('rejects a file as not scanned when nothing listens', async () => {
  await expect(scanner('tcp://127.0.0.1:1').expectClean([Buffer.from('a')])).rejects.toMatchObject({ status: 503 });
  await expect(scanner('unix:/nowhere/clamd').expectClean([Buffer.from('a')])).rejects.toMatchObject({ status: 503 });
});

test('rejects a file larger than the StreamMaxLength of the daemon as not scanned', async () => {
  daemon.maxStream = 100_000;
  const ofSize = (size: number) => scanner().expectClean([Buffer.alloc(size)]);
  await expect(ofSize(100_000)).resolves.toBeUndefined();
  await expect(ofSize(100_001)).rejects.toMatchObject({ code: 'upload.not-scanned', status: 503 });
  daemon.maxStream = 300 * 1024 * 1024;
});

test('connects to a unix socket and reads the version', async () => {
  const local = await startClamd(join(await mkdtemp(join(tmpdir(), 'azulejo-clamd-')), 'clamd'));
  await scanner(local.url).expectClean([Buffer.from('a')]);
  expect(await scanner(local.url).check()).toMatch(/^ClamAV 1/);
  await local.close();
});
