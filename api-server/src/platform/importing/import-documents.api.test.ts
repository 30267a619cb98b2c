import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { allImporters } from '../../app.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { importTenant } from './import-tenant.service.ts';

const horizonte = resolve(import.meta.dirname, '../../../../demo/horizonte');
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'azulejo-import-documents-'));
  for (const name of ['tenant.yaml', 'people.yaml', 'media'])
    await cp(join(horizonte, name), join(folder, name), { recursive: true });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a document with scripts cannot be imported: the fault names the file', async () => {
  const text = await readFile(join(folder, 'tenant.yaml'), 'utf8');
  await writeFile(join(folder, 'tenant.yaml'), text.replace(/(\blogo: ).*/, '$1media/manual.pdf'));
  await writeFile(
    join(folder, 'media/manual.pdf'),
    '%PDF-1.4\n1 0 obj<</OpenAction<</S/J#61vaScript/JS(x)>>>>endobj\nstartxref\n9\n%%EOF\n',
  );
  await expect(importTenant(app.platform, allImporters, folder)).rejects.toMatchObject({
    faults: [{ file: 'media/manual.pdf', message: expect.stringMatching(/contém scripts/) }],
  });
});
