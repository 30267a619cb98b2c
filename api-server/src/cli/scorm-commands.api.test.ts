import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeItem } from '../modules/content/test/content-factory.ts';
import { package12, zipOf } from '../modules/learning/scorm/test/package-factory.ts';
import { runAzulejo, startTestApp } from '../test/index.ts';
import type { TestApp } from '../test/index.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const run = (...argv: string[]) => runAzulejo(app, ...argv);

async function file(name: string, bytes: Buffer): Promise<string> {
  const path = join(app.platform.env.DATA_DIR, name);
  await writeFile(path, bytes);
  return path;
}

test('a package is assigned to a content, listed, and opened again; a broken one is rejected with the reason', async () => {
  await makeItem(app, app.tenant, { id_section: null, id_content_type: 26, key: 'simulador' });
  const at = ['--content', 'simulador', '--tenant', app.tenant.segment];
  expect(await run('scorm', 'import', await file('bom.zip', package12({ A: {}, B: {} })), ...at)).toEqual({
    code: 0,
    error: '',
    out: 'simulador: 2 lições, SCORM 1.2.',
  });
  const doctor = await run('scorm', 'doctor', await file('exame.zip', package12({ A: {}, B: {} })));
  expect([doctor.code, doctor.out]).toEqual([0, expect.stringContaining('SCORM 1.2, 2 lições, 3 arquivos')]);
  const refused = await run('scorm', 'doctor', await file('cmi5.zip', zipOf({ 'cmi5.xml': '' })));
  expect([refused.code === 0, refused.error]).toEqual([false, expect.stringContaining('O pacote é cmi5')]);
  expect((await run('scorm', 'reprocess', 'simulador', '--tenant', app.tenant.segment)).out).toBe(
    'simulador: 2 lições, SCORM 1.2.',
  );
  const broken = await run('scorm', 'import', await file('ruim.zip', zipOf({ 'a.txt': '' })), ...at);
  expect([broken.code, broken.error]).toEqual([
    3,
    'simulador: O pacote não tem o imsmanifest.xml na raiz: não é um pacote SCORM.',
  ]);
  expect((await run('scorm', 'list', '--tenant', app.tenant.segment)).out).toMatch(
    /^simulador\tERROR\t1\.2\t0 lições\tO pacote não tem/,
  );
});

test('an unknown content, another tenant’s, or a missing file is rejected', async () => {
  const good = await file('outro.zip', package12({ A: {} }));
  expect((await run('scorm', 'import', good, '--content', 'nenhum', '--tenant', app.tenant.segment)).code).toBe(3);
  expect((await run('scorm', 'import', good, '--content', 'simulador', '--tenant', app.otherTenant.segment)).code).toBe(
    3,
  );
  expect(
    (await run('scorm', 'import', '/nao/existe.zip', '--content', 'simulador', '--tenant', app.tenant.segment)).code,
  ).toBe(2);
});
