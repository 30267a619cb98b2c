import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeItem } from '../modules/content/test/content-factory.ts';
import { package12, zipOf } from '../modules/learning/scorm/test/package-factory.ts';
import { flow, limits, manifestOf, sco } from '../modules/learning/scorm/test/sequenced-course.ts';
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
  const odd = manifestOf([sco('A', limits({ endTimeLimit: '2000-01-01T00:00:00' })), sco('B')], [flow]);
  const zip = await file('regras.zip', zipOf({ 'imsmanifest.xml': odd, 'licao.html': '' }));
  const ignored = "O limite 'endTimeLimit' não é cumprido.";
  expect((await run('scorm', 'import', zip, ...at)).out).toBe(
    `simulador: 2 lições, SCORM 2004.\ndiferente aqui: ${ignored}`,
  );
  expect((await run('scorm', 'list', '--tenant', app.tenant.segment)).out).toContain(`2 lições\t${ignored}`);
  const broken = await run('scorm', 'import', await file('ruim.zip', zipOf({ 'a.txt': '' })), ...at);
  expect([broken.code, broken.error]).toEqual([
    3,
    'simulador: O pacote não tem o imsmanifest.xml na raiz: não é um pacote SCORM.',
  ]);
  expect((await run('scorm', 'list', '--tenant', app.tenant.segment)).out).toMatch(
    /^simulador\tERROR\t2004\t0 lições\tO pacote não tem/,
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

test('a package has versions, and goes back to an earlier one', async () => {
  await makeItem(app, app.tenant, { id_section: null, id_content_type: 26, key: 'versoes' });
  const at = ['--tenant', app.tenant.segment];
  const put = async (name: string, zip: Buffer) =>
    run('scorm', 'import', await file(name, zip), '--content', 'versoes', ...at);
  await put('um.zip', package12({ A: {} }));
  await put('dois.zip', package12({ A: {}, B: {} }));
  expect((await run('scorm', 'versions', 'versoes', ...at)).out).toMatch(/^1\tSCORM 1\.2\t.*\n2\t.*\tatual$/);
  expect((await run('scorm', 'rollback', 'versoes', '--to', '1', ...at)).out).toBe('versoes: versão 1, 1 lições.');
  expect((await run('scorm', 'versions', 'versoes', ...at)).out).toMatch(/^1\t.*\tatual\n2\t/);
  expect((await run('scorm', 'rollback', 'versoes', '--to', '9', ...at)).code).toBe(3);
});

test('a report is written to a new file only', async () => {
  const out = join(app.platform.env.DATA_DIR, 'tentativas.csv');
  const report = (...more: string[]) =>
    run('scorm', 'report', 'versoes', '--tenant', app.tenant.segment, '--out', out, ...more);
  expect((await report('--kind', 'items')).code).toBe(0);
  expect(await readFile(out, 'utf8')).toContain('Facilidade (%)');
  expect((await report()).error).toContain('o arquivo já existe');
  expect((await run('scorm', 'report', 'nenhum', '--tenant', app.tenant.segment, '--out', `${out}2`)).code).toBe(3);
});

test('the attempt policy of a package is shown and changed', async () => {
  const attempts = (...more: string[]) => run('scorm', 'attempts', 'versoes', '--tenant', app.tenant.segment, ...more);
  expect((await attempts()).out).toBe(
    'versoes: tentativas sem limite, vale a melhor, outra começa depois de uma reprovação.',
  );
  await attempts('--max', '2');
  expect((await attempts('--counts', 'average')).out).toBe(
    'versoes: até 2 tentativas, vale a média, outra começa depois de uma reprovação.',
  );
  await attempts('--new', 'over');
  expect((await attempts('--max', '0')).out).toBe(
    'versoes: tentativas sem limite, vale a média, outra começa depois de cada fim.',
  );
  expect((await attempts('--max', 'dois')).code).toBe(2);
});

test('the window of the lessons of a package is shown and changed', async () => {
  const window = (...more: string[]) => run('scorm', 'window', 'versoes', '--tenant', app.tenant.segment, ...more);
  expect((await window()).out).toBe('versoes: livre × livre, na página do portal.');
  await window('--width', '1024', '--height', '768');
  expect((await window('--opens', 'window')).out).toBe('versoes: 1024 × 768, em uma janela própria.');
  expect((await window('--height', '0')).out).toBe('versoes: 1024 × livre, em uma janela própria.');
  for (const wrong of ['199', '4001', 'x', '-1']) expect((await window('--width', wrong)).code).toBe(2);
  expect((await run('scorm', 'window', 'nenhum', '--tenant', app.tenant.segment)).code).toBe(3);
});

test('the windows that packages open are freed and sandboxed again', async () => {
  const popups = (...more: string[]) => run('scorm', 'popups', '--tenant', app.tenant.segment, ...more);
  expect((await popups()).out).toBe('dentro dos limites do pacote');
  expect((await popups('--free')).out).toBe('livres');
  expect((await popups()).out).toBe('livres');
  expect((await popups('--free', '--sandboxed')).code).toBe(2);
  expect((await popups('--sandboxed')).out).toBe('dentro dos limites do pacote');
});

test('the hosts that packages may fetch from are shown and changed; what browsers blocked is listed', async () => {
  const hosts = (...more: string[]) => run('scorm', 'hosts', '--tenant', app.tenant.segment, ...more);
  expect((await hosts()).out).toBe('nenhum servidor');
  expect((await hosts('--add', 'cdn.exemplo.com', '*.exemplo.org')).out).toBe('*.exemplo.org\ncdn.exemplo.com');
  expect((await hosts('--remove', '*.exemplo.org')).out).toBe('cdn.exemplo.com');
  for (const wrong of ['*', "x.com; script-src 'unsafe-eval'", 'https://x.com', 'x.com/a'])
    expect((await hosts('--add', wrong)).code).toBe(2);
  expect(await run('scorm', 'blocked', '--tenant', app.tenant.segment)).toMatchObject({ code: 0, out: '' });
});
