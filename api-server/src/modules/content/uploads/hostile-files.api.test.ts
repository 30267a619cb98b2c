import { listOwnUploads } from '@shared-kit/contracts/content';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { storedFiles } from './test/stored-files.ts';
import { picture } from './test/sample-files.ts';
import { send, uploadsSection } from './test/upload-factory.ts';
import { MB, hostileFiles, namings, page } from './test/hostile-files.ts';
import type { Hostile } from './test/hostile-files.ts';

let app: TestApp;
let idSection: number;

const codes = [
  'content.upload-type',
  'content.upload-mismatch',
  'content.upload-unsafe',
  'content.upload-broken',
  'content.upload-too-large',
  'request.invalid-form',
];

beforeAll(async () => {
  app = await startTestApp();
  idSection = await uploadsSection(app);
});

afterAll(() => app.close());

test('two thousand disguised files are rejected, each with a code and a message, and none of them is stored', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(2000);
  const memoryBefore = process.memoryUsage().arrayBuffers;
  const wrong: string[] = [];
  let slowest = 0;
  async function check(file: Hostile, as: TestUser): Promise<void> {
    const start = performance.now();
    const { status, body } = await send(app, as, { idSection, ...file });
    slowest = Math.max(slowest, performance.now() - start);
    const { success, code, message } = body as { success?: boolean; code?: string; message?: string };
    const isRefused =
      status >= 400 &&
      status < 500 &&
      success === false &&
      codes.includes(code ?? '') &&
      /[a-zçãé]{4,}.*\.$/.test(message ?? '');
    if (!isRefused) wrong.push(`${file.what} as ${JSON.stringify(file.name).slice(0, 60)}: ${status} ${code}`);
  }
  // One person has at most sixty attempts in an hour.
  for (let at = 0; at < files.length; at += 60) {
    const as = await app.makeUser();
    for (let from = at; from < at + 60; from += 6)
      await Promise.all(files.slice(from, Math.min(from + 6, at + 60)).map((file) => check(file, as)));
    expect((await app.ok(listOwnUploads, {}, { as })).data).toEqual([]);
  }
  expect(wrong).toEqual([]);
  expect(await storedFiles(app)).toEqual([]);
  expect(slowest).toBeLessThan(20_000);
  expect(process.memoryUsage().arrayBuffers - memoryBefore).toBeLessThan(150 * MB);
}, 120_000);

test('an accepted file with a strange name is served as its real type, under a random key', async () => {
  const as = await app.makeUser();
  const jpeg = Buffer.concat([await picture('jpeg'), Buffer.from(page)]);
  for (const naming of namings) {
    const { status, body } = await send(app, as, { idSection, name: naming('jpg'), bytes: jpeg });
    const { data } = body as { data: { url: string; name: string } };
    expect([status, data.name.includes('/'), data.name.includes('\\'), /\p{Cf}/u.test(data.name)]).toEqual([
      200,
      false,
      false,
      false,
    ]);
    expect(data.url).toMatch(new RegExp(`^${app.tenant.basePath}/media/t\\d+/uploads/\\d+/[0-9a-f]{32}\\.jpg\\?`));
    const served = await app.server.inject({ url: data.url, headers: { host: app.tenant.host } });
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    expect(String(served.headers['content-security-policy'])).toMatch(/default-src 'none'.*sandbox/);
    expect(served.rawPayload.includes('<script>')).toBe(false);
  }
});
