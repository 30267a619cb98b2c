import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../../app.ts';
import { ImportRefused, faultLine } from '../../../platform/importing/import-fault.types.ts';
import { importTenant } from '../../../platform/importing/import-tenant.service.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

const demo = resolve(import.meta.dirname, '../../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-comments-'));
  await cp(demo, folder, { recursive: true });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const written = async () =>
  (await app.platform.database.db.selectFrom('comments').select('text').orderBy('id_comment').execute()).map(
    ({ text }) => text,
  );

async function faultsOf(comments: string): Promise<string[]> {
  await writeFile(join(folder, 'learning-comments.yaml'), comments);
  return importTenant(app.platform, allImporters, folder).then(
    () => [],
    (error: unknown) => (error instanceof ImportRefused ? error.faults.map(faultLine) : Promise.reject(error)),
  );
}

test('rejects a comment by a person who is not enrolled, with file and line, and writes nothing', async () => {
  const thread = (author: string, reply: string) => `threads:
  - class: acolhimento-turma
    comments:
      - user: ${author}
        at: today-2d
        text: Bom dia!
        replies:
          - { user: ${reply}, at: today-1d, text: Bom dia para você! }
  - node: higienizacao
    training: higienizacao
    comments:
      - { user: ${author}, at: today-1d, text: Lavei as mãos. }
`;
  expect(await faultsOf(thread('bruno', 'carla'))).toEqual([
    "learning-comments.yaml:8 threads[0].comments[0].replies[0].user: 'carla' não está matriculado nesta turma.",
    "learning-comments.yaml:12 threads[1].comments[0].user: 'bruno' não está matriculado neste treinamento.",
  ]);
  expect(await written()).toEqual([]);
  expect(
    await faultsOf(
      thread('bruno', 'bruno').replace(
        'user: bruno, at: today-1d, text: Lavei',
        'user: carla, at: today-1d, text: Lavei',
      ),
    ),
  ).toEqual([]);
  expect(await written()).toHaveLength(3);
}, 60_000);
